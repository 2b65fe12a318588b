import { FilterSheetWidget } from '@krishi/storefront-widgets/filter-sheet'
import '../../styles/filter-sheet.css'

/** The sheet of sort and filters of a phone: an overlay. */
export default FilterSheetWidget
