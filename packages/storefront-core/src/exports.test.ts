import { describe, expect, it } from 'vitest'

/** Every entry point of the package, with what it offers at run time, in order; the others have types only. */
const entries: readonly (readonly [name: string, load: () => Promise<object>, values: string])[] = [
  [
    'address',
    () => import('@krishi/storefront-core/address'),
    `addressBookLimit addressesShownFirst applyPincodeInfo applyPosition changePincode clearPincodeInfo decodeAddress
     defaultBoxOf emptyAddressDraft encodeAddress fromWireAddress isAddressRefusal isNameOf isPlaceEmpty isSameAddress
     isWireAddress isWireSavedAddress mergeAddresses parseStoredAddress placeNameKey placeOfDistrict placesOf provinceName
     putAddress renamePlace requiresVerification shownAddresses toDeliveryAddress toSavePayload toWireAddress
     validateAddress`,
  ],
  ['alerts', () => import('@krishi/storefront-core/alerts'), 'alertOperations'],
  [
    'analytics',
    () => import('@krishi/storefront-core/analytics'),
    `analyticsEventNames analyticsSinkNames cartLineItem cartMovement isAnalyticsEvent orderLineItem sinksOf`,
  ],
  [
    'auth',
    () => import('@krishi/storefront-core/auth'),
    `isWholeOtp otpLengthOf otpResend otpVerifyDelayMs readOtp signInDestination signInSources smsReadTimeoutMs`,
  ],
  [
    'availability',
    () => import('@krishi/storefront-core/availability'),
    `canBuy checkAdd defaultVariant isPriceNarrowed isProductSoldOut listedVariant purchasableLines quantityLimits
     variantAvailability variantsOfPack`,
  ],
  [
    'cart',
    () => import('@krishi/storefront-core/cart'),
    `addLine addToReceipt applyPending cartCapacity excessLines hasRoomFor isRemoval mergeCarts orderNoteLength
     parseStoredCart parseStoredReceipt parseStoredVersions putIntent reconcileCart serializeCart serializeVersions
     settle toCartLine toOrderLine toOrderLines toOrderNote touchLine undoStanding undoableLines`,
  ],
  [
    'catalog',
    () => import('@krishi/storefront-core/catalog'),
    `bestValue cheaperThanAll commonCategories compositionOf descriptionVideo discountBadge discountPercent
     findSubstitute isLongEnough isPesticide isRatingShown isSubstitute plainProduct plainVariant readSearchTerm
     recentlyViewed recentlyViewedLimit sharedContent technicalTextOf tileLink tileTitle unitPrice withViewed`,
  ],
  [
    'checkout',
    () => import('@krishi/storefront-core/checkout'),
    `checkoutDue checkoutEntry firstPaymentMode fromPlacedOrder showsPaymentWindow withDiscountCode`,
  ],
  [
    'community',
    () => import('@krishi/storefront-core/community'),
    `allPosts badgesOf commentLimits communityBadges communityCrops communityDailyLimits engagementResults feedKinds
     impressionRule isCommunityCrop isEngagementOpen mayAccept mayChange postLimits postPageSize postTags
     readFeedFilter readPostTags splitLinks tidyText toFeedSearch validateComment validatePost withAnswer`,
  ],
  ['compare', () => import('@krishi/storefront-core/compare'), 'addCompared compareLimit comparedFacts parseCompared'],
  [
    'compliance',
    () => import('@krishi/storefront-core/compliance'),
    `applyComplianceProfile complianceOf isConsentAsked isConsentMissing termsConsent`,
  ],
  [
    'contract',
    () => import('@krishi/storefront-core/contract'),
    `buildUrl callEndOf cartOperations domainErrorCodes errorCodeOf isPortErrorCode needsSession operations
     partnerPageOperations settingsOfType shopOperations staleTimesMs transportErrorCodes`,
  ],
  [
    'coupons',
    () => import('@krishi/storefront-core/coupons'),
    `bestOffer couponStanding couponUsesLeft couponValue isCouponOver`,
  ],
  ['content', () => import('@krishi/storefront-core/content'), 'contentPageHandles'],
  [
    'forms',
    () => import('@krishi/storefront-core/forms'),
    `askedFields changeLead checkLead fillLead fromLeadPayload isLeadRefused leadFormIds leadFormOf leadForms longestLeadText
     toLeadPayload`,
  ],
  ['delivery', () => import('@krishi/storefront-core/delivery'), 'daysForDistance distanceKm nearestPlace readEta'],
  [
    'digits',
    () => import('@krishi/storefront-core/digits'),
    `digitsOnly editPhone editPincode isValidPhone isValidPincode normalizePhone normalizePincode toAsciiDigits`,
  ],
  [
    'dose',
    () => import('@krishi/storefront-core/dose'),
    `areaUnits cheapestMix inDoseUnit isDosedBy mixForArea parseArea parseFieldArea toAcres toNetQuantity`,
  ],
  [
    'farm',
    () => import('@krishi/storefront-core/farm'),
    `addCrop cropsInSeason emptyFarm farmCropLimit farmCrops isEmptyFarm isFarmCrop parseFarm seasonAt seasonsOf
     undoRemoval`,
  ],
  [
    'format',
    () => import('@krishi/storefront-core/format'),
    `countdownTo formatCount formatDate formatDateTimeIst formatDayMonth formatInr formatOrderDate hyphenate languageOfTag languageOfText
     relativeTime toEpochMs toIndiaTime`,
  ],
  [
    'images',
    () => import('@krishi/storefront-core/images'),
    `createMediaImageLoader createStoreImageLoader imageUrl mediaUrl noImagePath`,
  ],
  [
    'links',
    () => import('@krishi/storefront-core/links'),
    `planRedirect redirectDelayMs safeExternalUrl safeInternalPath`,
  ],
  [
    'locale',
    () => import('@krishi/storefront-core/locale'),
    `alternatePaths defaultLocale isLocale languageCookie locales localizePath splitLocalePath switchLocalePath`,
  ],
  [
    'listing',
    () => import('@krishi/storefront-core/listing'),
    `anyPrice choose clearFilter clearFilters countChosen filterNames isAnyPrice isNarrowed isSameListing
     lowestRatings noSelection optionName parseListingAddress parsePageNo priceScale priceSteps toListingFilters
     toListingSearch toPriceRange`,
  ],
  [
    'loyalty',
    () => import('@krishi/storefront-core/loyalty'),
    `coinLifetimeMs coinSignIn coinsSentence earnedCoins redeemCoins takeCoins usesCoinsAtFirst`,
  ],
  [
    'mentions',
    () => import('@krishi/storefront-core/mentions'),
    `mentionAt mentionedIn peopleFor suggestedPeople withMention`,
  ],
  [
    'money',
    () => import('@krishi/storefront-core/money'),
    `assertPaise percentOf readDecimal shareOut sum toMinorUnits`,
  ],
  ['notify-me', () => import('@krishi/storefront-core/notify-me'), 'canAwait toNotifyMeRequest'],
  [
    'orders',
    () => import('@krishi/storefront-core/orders'),
    `canTrack isOnItsWay orderStatus planBuyAgain readTrackInput shipmentStatuses shownParcels toCheckoutPayload
     toExternalPayload trackLookup trackableMs unsentLines`,
  ],
  ['payment', () => import('@krishi/storefront-core/payment'), 'nextPaymentStatus'],
  [
    'pricing',
    () => import('@krishi/storefront-core/pricing'),
    `cartTotals freeDeliveryProgress gatewayAmount netCost prepaidDiscount prepaidSaving priceOrder productDiscount
     shippingCharge`,
  ],
  ['result', () => import('@krishi/storefront-core/result'), 'err ok'],
  ['read-aloud', () => import('@krishi/storefront-core/read-aloud'), 'spokenParts'],
  ['saved-for-later', () => import('@krishi/storefront-core/saved-for-later'), 'putAside savedCapacity savedStanding'],
  [
    'shared-cart',
    () => import('@krishi/storefront-core/shared-cart'),
    `addCoupon couponOf decodeSharedCart encodeHandover encodeSharedCart handoverCodeOf planSharedCart sharedCartCapacity`,
  ],
  [
    'search',
    () => import('@krishi/storefront-core/search'),
    `latinOf searchWords skeletonKeys skeletonOf soundOf soundSimilarity`,
  ],
  ['session', () => import('@krishi/storefront-core/session'), 'isSessionOver readAppHandover userTypeOf'],
  [
    'settings',
    () => import('@krishi/storefront-core/settings'),
    `appBannerDelayMs appBannerHref appModeOf defaultSettings emptyLoyaltyTexts imageFor isBackBannerOn
     isUnderMaintenance maintenanceLeftSeconds mergeSettings provinces settingsIn`,
  ],
  [
    'shape',
    () => import('@krishi/storefront-core/shape'),
    `hasShape isCount isFlag isListOf isNullOr isOneOf isPositive isRecord isText parseJson`,
  ],
  [
    'text',
    () => import('@krishi/storefront-core/text'),
    `analyticsItemName blankId countGraphemes createId cutAtGrapheme foldLookAlikes slugify stripIframes tidyName
     truncateGraphemes`,
  ],
  [
    'wishlist',
    () => import('@krishi/storefront-core/wishlist'),
    `applyWishes noWishes toWishPayload toWishlist wishlistLimit withWish withoutWish`,
  ],
]

describe('exports', () => {
  it.each(entries)('%s resolves and offers what it documents', async (_name, load, values) => {
    expect(Object.keys(await load()).sort()).toEqual(values.split(/\s+/).filter((value) => value !== ''))
  })
})
