import { FilterSheetWidget } from '@krishi/storefront-widgets/filter-sheet'
import '../styles/filter-sheet.css'

/** The sheet of sort and filters: a chunk that is fetched when a phone's shopper opens it. */
export default FilterSheetWidget
