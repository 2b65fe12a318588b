import { useUi, usePlainMessages } from '../i18n/index.ts'
import { FarmIcon } from '../primitives/icon/index.ts'
import type { RootProps } from '../root/index.ts'
import en from './messages/en.json'

/** Props of the way to the farm beside an area. */
export interface FarmLinkProps extends RootProps<HTMLAnchorElement> {
  readonly href: string
  /** The area beside it is that of the farm. */
  readonly isFromFarm: boolean
}

/** Says that an area is that of the farm, or offers to keep one there. Renders a link. */
export function FarmLink({ href, isFromFarm, ...root }: FarmLinkProps) {
  const { Link } = useUi()
  const t = usePlainMessages('farm', en)
  return (
    <Link {...root} data-scope="farm" data-part="link" href={href}>
      <FarmIcon />
      {t(isFromFarm ? 'fromFarm' : 'keepArea')}
    </Link>
  )
}
