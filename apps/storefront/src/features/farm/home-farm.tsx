import { useFarmWords } from '@krishi/storefront-ui/farm'
import { OwnCropsWidget } from '@krishi/storefront-widgets/farm'
import { HomeRow } from '../home-more/home-row.tsx'
import { usePaths } from '../../shell/shop-context.ts'
import '../../styles/farm.css'
import { useCropHref } from './use-crop-href.ts'

/** The crops of the farm, and seeds of those that are sown now. A chunk of its own. */
export default function HomeFarm() {
  const paths = usePaths()
  const words = useFarmWords()
  const cropHref = useCropHref()
  return (
    <OwnCropsWidget
      cropHref={cropHref}
      editHref={paths.to('/my-farm')}
      productsFor={(crops) => <HomeRow title={words.forFarm} row={{ handles: crops.map((crop) => `${crop}-seeds`) }} />}
    />
  )
}
