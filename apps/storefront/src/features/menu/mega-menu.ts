import '../../styles/mega-menu.css'

export { MegaMenu } from '@krishi/storefront-ui/navigation-bar/mega-menu'
