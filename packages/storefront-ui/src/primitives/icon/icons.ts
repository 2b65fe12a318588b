/* One outline set at 20 and 24 px. Each icon is its own export, so that a bundle carries only those it names. */
import {
  ArrowLeft as ArrowLeftDrawing,
  ArrowRight as ArrowRightDrawing,
  ArrowUp as ArrowUpDrawing,
  ArrowUpDown as ArrowUpDownDrawing,
  Award as AwardDrawing,
  BadgeCheck as BadgeCheckDrawing,
  BadgePercent as BadgePercentDrawing,
  Banknote as BanknoteDrawing,
  Bell as BellDrawing,
  Bookmark as BookmarkDrawing,
  Calendar as CalendarDrawing,
  Camera as CameraDrawing,
  ChartBar as ChartBarDrawing,
  Check as CheckDrawing,
  ChevronDown as ChevronDownDrawing,
  ChevronLeft as ChevronLeftDrawing,
  ChevronRight as ChevronRightDrawing,
  ChevronUp as ChevronUpDrawing,
  CircleAlert as CircleAlertDrawing,
  CircleCheck as CircleCheckDrawing,
  CircleHelp as CircleHelpDrawing,
  ClipboardList as ClipboardListDrawing,
  Clock as ClockDrawing,
  Coins as CoinsDrawing,
  Copy as CopyDrawing,
  CreditCard as CreditCardDrawing,
  Download as DownloadDrawing,
  EllipsisVertical as EllipsisVerticalDrawing,
  ExternalLink as ExternalLinkDrawing,
  Eye as EyeDrawing,
  Flag as FlagDrawing,
  Gift as GiftDrawing,
  Heart as HeartDrawing,
  History as HistoryDrawing,
  House as HouseDrawing,
  Image as ImageDrawing,
  Info as InfoDrawing,
  Landmark as LandmarkDrawing,
  Languages as LanguagesDrawing,
  LayoutGrid as LayoutGridDrawing,
  Leaf as LeafDrawing,
  List as ListDrawing,
  LocateFixed as LocateFixedDrawing,
  Lock as LockDrawing,
  LogOut as LogOutDrawing,
  Mail as MailDrawing,
  MapPin as MapPinDrawing,
  Menu as MenuDrawing,
  MessageCircle as MessageCircleDrawing,
  MessageSquare as MessageSquareDrawing,
  Minus as MinusDrawing,
  Newspaper as NewspaperDrawing,
  Package as PackageDrawing,
  Pause as PauseDrawing,
  Pencil as PencilDrawing,
  Phone as PhoneDrawing,
  Pin as PinDrawing,
  Play as PlayDrawing,
  Plus as PlusDrawing,
  ReceiptText as ReceiptTextDrawing,
  RefreshCw as RefreshCwDrawing,
  RotateCcw as RotateCcwDrawing,
  Search as SearchDrawing,
  Send as SendDrawing,
  Share2 as Share2Drawing,
  ShieldCheck as ShieldCheckDrawing,
  ShoppingCart as ShoppingCartDrawing,
  SlidersHorizontal as SlidersHorizontalDrawing,
  Sprout as SproutDrawing,
  Star as StarDrawing,
  Store as StoreDrawing,
  Tag as TagDrawing,
  ThumbsUp as ThumbsUpDrawing,
  TicketPercent as TicketPercentDrawing,
  Tractor as TractorDrawing,
  Trash2 as Trash2Drawing,
  TriangleAlert as TriangleAlertDrawing,
  Truck as TruckDrawing,
  Undo2 as Undo2Drawing,
  User as UserDrawing,
  Users as UsersDrawing,
  Video as VideoDrawing,
  Wallet as WalletDrawing,
  Warehouse as WarehouseDrawing,
  Wheat as WheatDrawing,
  WifiOff as WifiOffDrawing,
  X as XDrawing,
  ZoomIn as ZoomInDrawing,
  ZoomOut as ZoomOutDrawing,
} from 'lucide'
import { createIcon } from './create-icon.tsx'

export const AddIcon = /* @__PURE__ */ createIcon(PlusDrawing)
export const AlertCircleIcon = /* @__PURE__ */ createIcon(CircleAlertDrawing)
export const AlertTriangleIcon = /* @__PURE__ */ createIcon(TriangleAlertDrawing)
export const ArrowLeftIcon = /* @__PURE__ */ createIcon(ArrowLeftDrawing)
export const ArrowRightIcon = /* @__PURE__ */ createIcon(ArrowRightDrawing)
export const ArrowUpIcon = /* @__PURE__ */ createIcon(ArrowUpDrawing)
export const AwardIcon = /* @__PURE__ */ createIcon(AwardDrawing)
export const BankIcon = /* @__PURE__ */ createIcon(LandmarkDrawing)
export const BellIcon = /* @__PURE__ */ createIcon(BellDrawing)
export const BookmarkIcon = /* @__PURE__ */ createIcon(BookmarkDrawing)
export const BrandIcon = /* @__PURE__ */ createIcon(SproutDrawing)
export const CalendarIcon = /* @__PURE__ */ createIcon(CalendarDrawing)
export const CameraIcon = /* @__PURE__ */ createIcon(CameraDrawing)
export const CardIcon = /* @__PURE__ */ createIcon(CreditCardDrawing)
export const CartIcon = /* @__PURE__ */ createIcon(ShoppingCartDrawing)
export const CashIcon = /* @__PURE__ */ createIcon(BanknoteDrawing)
export const CategoriesIcon = /* @__PURE__ */ createIcon(LayoutGridDrawing)
export const ChatIcon = /* @__PURE__ */ createIcon(MessageCircleDrawing)
export const CheckIcon = /* @__PURE__ */ createIcon(CheckDrawing)
export const CheckCircleIcon = /* @__PURE__ */ createIcon(CircleCheckDrawing)
export const ChevronDownIcon = /* @__PURE__ */ createIcon(ChevronDownDrawing)
export const ChevronLeftIcon = /* @__PURE__ */ createIcon(ChevronLeftDrawing)
export const ChevronRightIcon = /* @__PURE__ */ createIcon(ChevronRightDrawing)
export const ChevronUpIcon = /* @__PURE__ */ createIcon(ChevronUpDrawing)
export const ClockIcon = /* @__PURE__ */ createIcon(ClockDrawing)
export const CloseIcon = /* @__PURE__ */ createIcon(XDrawing)
export const CoinIcon = /* @__PURE__ */ createIcon(CoinsDrawing)
export const CommentIcon = /* @__PURE__ */ createIcon(MessageSquareDrawing)
export const CopyIcon = /* @__PURE__ */ createIcon(CopyDrawing)
export const CouponIcon = /* @__PURE__ */ createIcon(TicketPercentDrawing)
export const DeleteIcon = /* @__PURE__ */ createIcon(Trash2Drawing)
export const DownloadIcon = /* @__PURE__ */ createIcon(DownloadDrawing)
export const EditIcon = /* @__PURE__ */ createIcon(PencilDrawing)
export const ExternalLinkIcon = /* @__PURE__ */ createIcon(ExternalLinkDrawing)
export const EyeIcon = /* @__PURE__ */ createIcon(EyeDrawing)
export const FarmIcon = /* @__PURE__ */ createIcon(TractorDrawing)
export const FieldIcon = /* @__PURE__ */ createIcon(WheatDrawing)
export const FilterIcon = /* @__PURE__ */ createIcon(SlidersHorizontalDrawing)
export const FlagIcon = /* @__PURE__ */ createIcon(FlagDrawing)
export const GiftIcon = /* @__PURE__ */ createIcon(GiftDrawing)
export const HeartIcon = /* @__PURE__ */ createIcon(HeartDrawing)
export const HelpIcon = /* @__PURE__ */ createIcon(CircleHelpDrawing)
export const HistoryIcon = /* @__PURE__ */ createIcon(HistoryDrawing)
export const HomeIcon = /* @__PURE__ */ createIcon(HouseDrawing)
export const InfoIcon = /* @__PURE__ */ createIcon(InfoDrawing)
export const LanguageIcon = /* @__PURE__ */ createIcon(LanguagesDrawing)
export const LeafIcon = /* @__PURE__ */ createIcon(LeafDrawing)
export const ListIcon = /* @__PURE__ */ createIcon(ListDrawing)
export const LocationIcon = /* @__PURE__ */ createIcon(MapPinDrawing)
export const LocateIcon = /* @__PURE__ */ createIcon(LocateFixedDrawing)
export const LockIcon = /* @__PURE__ */ createIcon(LockDrawing)
export const MailIcon = /* @__PURE__ */ createIcon(MailDrawing)
export const MenuIcon = /* @__PURE__ */ createIcon(MenuDrawing)
export const MoreIcon = /* @__PURE__ */ createIcon(EllipsisVerticalDrawing)
export const NewsIcon = /* @__PURE__ */ createIcon(NewspaperDrawing)
export const OfferIcon = /* @__PURE__ */ createIcon(BadgePercentDrawing)
export const OfflineIcon = /* @__PURE__ */ createIcon(WifiOffDrawing)
export const OrdersIcon = /* @__PURE__ */ createIcon(ClipboardListDrawing)
export const PackageIcon = /* @__PURE__ */ createIcon(PackageDrawing)
export const PauseIcon = /* @__PURE__ */ createIcon(PauseDrawing)
export const PhoneIcon = /* @__PURE__ */ createIcon(PhoneDrawing)
export const PhotoIcon = /* @__PURE__ */ createIcon(ImageDrawing)
export const PinIcon = /* @__PURE__ */ createIcon(PinDrawing)
export const PlayIcon = /* @__PURE__ */ createIcon(PlayDrawing)
export const PollIcon = /* @__PURE__ */ createIcon(ChartBarDrawing)
export const QualityIcon = /* @__PURE__ */ createIcon(BadgeCheckDrawing)
export const ReceiptIcon = /* @__PURE__ */ createIcon(ReceiptTextDrawing)
export const RefreshIcon = /* @__PURE__ */ createIcon(RefreshCwDrawing)
export const RemoveIcon = /* @__PURE__ */ createIcon(MinusDrawing)
export const ReturnIcon = /* @__PURE__ */ createIcon(RotateCcwDrawing)
export const SearchIcon = /* @__PURE__ */ createIcon(SearchDrawing)
export const SendIcon = /* @__PURE__ */ createIcon(SendDrawing)
export const ShareIcon = /* @__PURE__ */ createIcon(Share2Drawing)
export const ShieldIcon = /* @__PURE__ */ createIcon(ShieldCheckDrawing)
export const SignOutIcon = /* @__PURE__ */ createIcon(LogOutDrawing)
export const SortIcon = /* @__PURE__ */ createIcon(ArrowUpDownDrawing)
export const StarIcon = /* @__PURE__ */ createIcon(StarDrawing)
export const StoreIcon = /* @__PURE__ */ createIcon(StoreDrawing)
export const TagIcon = /* @__PURE__ */ createIcon(TagDrawing)
export const ThumbsUpIcon = /* @__PURE__ */ createIcon(ThumbsUpDrawing)
export const TruckIcon = /* @__PURE__ */ createIcon(TruckDrawing)
export const UndoIcon = /* @__PURE__ */ createIcon(Undo2Drawing)
export const UserIcon = /* @__PURE__ */ createIcon(UserDrawing)
export const UsersIcon = /* @__PURE__ */ createIcon(UsersDrawing)
export const VideoIcon = /* @__PURE__ */ createIcon(VideoDrawing)
export const WalletIcon = /* @__PURE__ */ createIcon(WalletDrawing)
export const WarehouseIcon = /* @__PURE__ */ createIcon(WarehouseDrawing)
export const ZoomInIcon = /* @__PURE__ */ createIcon(ZoomInDrawing)
export const ZoomOutIcon = /* @__PURE__ */ createIcon(ZoomOutDrawing)
