/** How coins are earned and spent [27.4]. */
export interface LoyaltySettings {
  readonly enableLoyaltyPoints: boolean
  /** What one coin is worth, in rupees. */
  readonly rupeePerBHCoin: number
  /** What a purchase asks for in coins: a percentage of the price, or a price to reach. */
  readonly bhCoinsDebitType: 'percentage' | 'fixed'
  /** Percent, or paise. */
  readonly bhCoinsDebitValue: number
  /** The most coins of one purchase. */
  readonly bhCoinsMaxUsageValue: number
  readonly bHCoinsApplicabilityType: 'percentage' | 'fixed'
  /** Percent of a price, or coins, that a purchase earns. */
  readonly bHCoinsApplicabilityValue: number
  /** Whether the box at checkout starts ticked. */
  readonly applyByDefault: boolean
  /** Whether a rich wallet is held to the maximum as well. */
  readonly enforceMaxUsage: boolean
}

/** What the loyalty pages say, in one language. HTML is sanitised by the server. */
export interface LoyaltyTexts {
  readonly heading: string
  readonly subHeading: string
  readonly howToUseBHCoinsMedia: string
  readonly mediaType: 'image' | 'lottie' | 'video'
  readonly mediaStyle: string
  /** HTML. */
  readonly termsAndConditions: string
  readonly title: string
  readonly yourCoins: string
  readonly totalPointsEarned: string
  readonly historyMessage: string
  /** With `#BHCOINS` and `#BHRUPEES` [15.6]. */
  readonly youWillEarn: string
  readonly expiresHeading: string
  readonly expiredHeading: string
  readonly coinIconPath: string
  readonly historyIconPath: string
}

/** Texts that say nothing: the pages then use their own words. */
export const emptyLoyaltyTexts: LoyaltyTexts = {
  heading: '',
  subHeading: '',
  howToUseBHCoinsMedia: '',
  mediaType: 'image',
  mediaStyle: '',
  termsAndConditions: '',
  title: '',
  yourCoins: '',
  totalPointsEarned: '',
  historyMessage: '',
  youWillEarn: '',
  expiresHeading: '',
  expiredHeading: '',
  coinIconPath: '',
  historyIconPath: '',
}
