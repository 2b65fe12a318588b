// Written by `pnpm generate` from src/operations and the schema of @shopify/hydrogen-react. Do not edit.
import type { Operation } from '../ports/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AttributeInput = {
  readonly key: string;
  readonly value: string;
};

export type CartAddressInput = {
  readonly copyFromCustomerAddressId?: string | null | undefined;
  readonly deliveryAddress?: CartDeliveryAddressInput | null | undefined;
};

export type CartBuyerIdentityInput = {
  readonly companyLocationId?: string | null | undefined;
  readonly countryCode?: CountryCode | null | undefined;
  readonly customerAccessToken?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly preferences?: CartPreferencesInput | null | undefined;
};

export type CartDeliveryAddressInput = {
  readonly address1?: string | null | undefined;
  readonly address2?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly company?: string | null | undefined;
  readonly countryCode?: CountryCode | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly provinceCode?: string | null | undefined;
  readonly zip?: string | null | undefined;
};

export type CartDeliveryCoordinatesPreferenceInput = {
  readonly countryCode: CountryCode;
  readonly latitude: number;
  readonly longitude: number;
};

export type CartDeliveryPreferenceInput = {
  readonly coordinates?: CartDeliveryCoordinatesPreferenceInput | null | undefined;
  readonly deliveryMethod?: ReadonlyArray<PreferenceDeliveryMethodType> | null | undefined;
  readonly pickupHandle?: ReadonlyArray<string> | null | undefined;
};

export type CartErrorCode =
  | 'ADDRESS_FIELD_CONTAINS_EMOJIS'
  | 'ADDRESS_FIELD_CONTAINS_HTML_TAGS'
  | 'ADDRESS_FIELD_CONTAINS_URL'
  | 'ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN'
  | 'ADDRESS_FIELD_IS_REQUIRED'
  | 'ADDRESS_FIELD_IS_TOO_LONG'
  | 'BUNDLES_AND_ADDONS_CANNOT_BE_MIXED'
  | 'BUYER_CANNOT_PURCHASE_FOR_COMPANY_LOCATION'
  | 'CART_TOO_LARGE'
  | 'GIFT_CARD_RECIPIENT_INVALID'
  | 'INVALID'
  | 'INVALID_COMPANY_LOCATION'
  | 'INVALID_DELIVERY_ADDRESS_ID'
  | 'INVALID_DELIVERY_GROUP'
  | 'INVALID_DELIVERY_OPTION'
  | 'INVALID_INCREMENT'
  | 'INVALID_MERCHANDISE_LINE'
  | 'INVALID_METAFIELDS'
  | 'INVALID_PAYMENT'
  | 'INVALID_PAYMENT_DEFERRED_PAYMENT_REQUIRED'
  | 'INVALID_PAYMENT_EMPTY_CART'
  | 'INVALID_ZIP_CODE_FOR_COUNTRY'
  | 'INVALID_ZIP_CODE_FOR_PROVINCE'
  | 'LESS_THAN'
  | 'MAXIMUM_EXCEEDED'
  | 'MERCHANDISE_LINE_TRANSFORMERS_RUN_ERROR'
  | 'MERCHANDISE_NOT_APPLICABLE'
  | 'MINIMUM_NOT_MET'
  | 'MISSING_CUSTOMER_ACCESS_TOKEN'
  | 'MISSING_DISCOUNT_CODE'
  | 'MISSING_NOTE'
  | 'NOTE_TOO_LONG'
  | 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED'
  | 'PARENT_LINE_INVALID_REFERENCE'
  | 'PARENT_LINE_NESTING_TOO_DEEP'
  | 'PARENT_LINE_NOT_FOUND'
  | 'PARENT_LINE_OPERATION_BLOCKED'
  | 'PAYMENTS_CREDIT_CARD_BASE_EXPIRED'
  | 'PAYMENTS_CREDIT_CARD_BASE_GATEWAY_NOT_SUPPORTED'
  | 'PAYMENTS_CREDIT_CARD_GENERIC'
  | 'PAYMENTS_CREDIT_CARD_MONTH_INCLUSION'
  | 'PAYMENTS_CREDIT_CARD_NUMBER_INVALID'
  | 'PAYMENTS_CREDIT_CARD_NUMBER_INVALID_FORMAT'
  | 'PAYMENTS_CREDIT_CARD_VERIFICATION_VALUE_BLANK'
  | 'PAYMENTS_CREDIT_CARD_VERIFICATION_VALUE_INVALID_FOR_CARD_TYPE'
  | 'PAYMENTS_CREDIT_CARD_YEAR_EXPIRED'
  | 'PAYMENTS_CREDIT_CARD_YEAR_INVALID_EXPIRY_YEAR'
  | 'PAYMENT_METHOD_NOT_APPLICABLE'
  | 'PAYMENT_METHOD_NOT_SUPPORTED'
  | 'PENDING_DELIVERY_GROUPS'
  | 'PROVINCE_NOT_FOUND'
  | 'SELLING_PLAN_NOT_APPLICABLE'
  | 'SERVICE_UNAVAILABLE'
  | 'TOO_MANY_DELIVERY_ADDRESSES'
  | 'UNSPECIFIED_ADDRESS_ERROR'
  | 'VALIDATION_CUSTOM'
  | 'VARIANT_REQUIRES_SELLING_PLAN'
  | 'ZIP_CODE_NOT_SUPPORTED';

export type CartLineInput = {
  readonly attributes?: ReadonlyArray<AttributeInput> | null | undefined;
  readonly merchandiseId: string;
  readonly parent?: CartLineParentInput | null | undefined;
  readonly quantity?: number | null | undefined;
  readonly sellingPlanId?: string | null | undefined;
};

export type CartLineParentInput = {
  readonly lineId?: string | null | undefined;
  readonly merchandiseId?: string | null | undefined;
};

export type CartPreferencesInput = {
  readonly delivery?: CartDeliveryPreferenceInput | null | undefined;
  readonly wallet?: ReadonlyArray<string> | null | undefined;
};

export type CartSelectableAddressInput = {
  readonly address: CartAddressInput;
  readonly oneTimeUse?: boolean | null | undefined;
  readonly selected?: boolean | null | undefined;
  readonly validationStrategy?: DeliveryAddressValidationStrategy | null | undefined;
};

export type CartWarningCode =
  | 'DISCOUNT_CODE_NOT_HONOURED'
  | 'DISCOUNT_CURRENTLY_INACTIVE'
  | 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE'
  | 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED'
  | 'DISCOUNT_ELIGIBLE_CUSTOMER_MISSING'
  | 'DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE'
  | 'DISCOUNT_NOT_FOUND'
  | 'DISCOUNT_NO_ENTITLED_LINE_ITEMS'
  | 'DISCOUNT_NO_ENTITLED_SHIPPING_LINES'
  | 'DISCOUNT_PURCHASE_NOT_IN_RANGE'
  | 'DISCOUNT_QUANTITY_NOT_IN_RANGE'
  | 'DISCOUNT_USAGE_LIMIT_REACHED'
  | 'DUPLICATE_DELIVERY_ADDRESS'
  | 'MERCHANDISE_NOT_ENOUGH_STOCK'
  | 'MERCHANDISE_OUT_OF_STOCK'
  | 'MERCHANDISE_SELLING_PLAN_NOT_APPLICABLE_ON_COMPANY_LOCATION'
  | 'PAYMENTS_GIFT_CARDS_UNAVAILABLE';

export type CategoryFilter = {
  readonly id: string;
};

export type CountryCode =
  | 'AC'
  | 'AD'
  | 'AE'
  | 'AF'
  | 'AG'
  | 'AI'
  | 'AL'
  | 'AM'
  | 'AN'
  | 'AO'
  | 'AR'
  | 'AT'
  | 'AU'
  | 'AW'
  | 'AX'
  | 'AZ'
  | 'BA'
  | 'BB'
  | 'BD'
  | 'BE'
  | 'BF'
  | 'BG'
  | 'BH'
  | 'BI'
  | 'BJ'
  | 'BL'
  | 'BM'
  | 'BN'
  | 'BO'
  | 'BQ'
  | 'BR'
  | 'BS'
  | 'BT'
  | 'BV'
  | 'BW'
  | 'BY'
  | 'BZ'
  | 'CA'
  | 'CC'
  | 'CD'
  | 'CF'
  | 'CG'
  | 'CH'
  | 'CI'
  | 'CK'
  | 'CL'
  | 'CM'
  | 'CN'
  | 'CO'
  | 'CR'
  | 'CU'
  | 'CV'
  | 'CW'
  | 'CX'
  | 'CY'
  | 'CZ'
  | 'DE'
  | 'DJ'
  | 'DK'
  | 'DM'
  | 'DO'
  | 'DZ'
  | 'EC'
  | 'EE'
  | 'EG'
  | 'EH'
  | 'ER'
  | 'ES'
  | 'ET'
  | 'FI'
  | 'FJ'
  | 'FK'
  | 'FO'
  | 'FR'
  | 'GA'
  | 'GB'
  | 'GD'
  | 'GE'
  | 'GF'
  | 'GG'
  | 'GH'
  | 'GI'
  | 'GL'
  | 'GM'
  | 'GN'
  | 'GP'
  | 'GQ'
  | 'GR'
  | 'GS'
  | 'GT'
  | 'GW'
  | 'GY'
  | 'HK'
  | 'HM'
  | 'HN'
  | 'HR'
  | 'HT'
  | 'HU'
  | 'ID'
  | 'IE'
  | 'IL'
  | 'IM'
  | 'IN'
  | 'IO'
  | 'IQ'
  | 'IR'
  | 'IS'
  | 'IT'
  | 'JE'
  | 'JM'
  | 'JO'
  | 'JP'
  | 'KE'
  | 'KG'
  | 'KH'
  | 'KI'
  | 'KM'
  | 'KN'
  | 'KP'
  | 'KR'
  | 'KW'
  | 'KY'
  | 'KZ'
  | 'LA'
  | 'LB'
  | 'LC'
  | 'LI'
  | 'LK'
  | 'LR'
  | 'LS'
  | 'LT'
  | 'LU'
  | 'LV'
  | 'LY'
  | 'MA'
  | 'MC'
  | 'MD'
  | 'ME'
  | 'MF'
  | 'MG'
  | 'MK'
  | 'ML'
  | 'MM'
  | 'MN'
  | 'MO'
  | 'MQ'
  | 'MR'
  | 'MS'
  | 'MT'
  | 'MU'
  | 'MV'
  | 'MW'
  | 'MX'
  | 'MY'
  | 'MZ'
  | 'NA'
  | 'NC'
  | 'NE'
  | 'NF'
  | 'NG'
  | 'NI'
  | 'NL'
  | 'NO'
  | 'NP'
  | 'NR'
  | 'NU'
  | 'NZ'
  | 'OM'
  | 'PA'
  | 'PE'
  | 'PF'
  | 'PG'
  | 'PH'
  | 'PK'
  | 'PL'
  | 'PM'
  | 'PN'
  | 'PS'
  | 'PT'
  | 'PY'
  | 'QA'
  | 'RE'
  | 'RO'
  | 'RS'
  | 'RU'
  | 'RW'
  | 'SA'
  | 'SB'
  | 'SC'
  | 'SD'
  | 'SE'
  | 'SG'
  | 'SH'
  | 'SI'
  | 'SJ'
  | 'SK'
  | 'SL'
  | 'SM'
  | 'SN'
  | 'SO'
  | 'SR'
  | 'SS'
  | 'ST'
  | 'SV'
  | 'SX'
  | 'SY'
  | 'SZ'
  | 'TA'
  | 'TC'
  | 'TD'
  | 'TF'
  | 'TG'
  | 'TH'
  | 'TJ'
  | 'TK'
  | 'TL'
  | 'TM'
  | 'TN'
  | 'TO'
  | 'TR'
  | 'TT'
  | 'TV'
  | 'TW'
  | 'TZ'
  | 'UA'
  | 'UG'
  | 'UM'
  | 'US'
  | 'UY'
  | 'UZ'
  | 'VA'
  | 'VC'
  | 'VE'
  | 'VG'
  | 'VN'
  | 'VU'
  | 'WF'
  | 'WS'
  | 'XK'
  | 'YE'
  | 'YT'
  | 'ZA'
  | 'ZM'
  | 'ZW'
  | 'ZZ';

export type CurrencyCode =
  | 'AED'
  | 'AFN'
  | 'ALL'
  | 'AMD'
  | 'ANG'
  | 'AOA'
  | 'ARS'
  | 'AUD'
  | 'AWG'
  | 'AZN'
  | 'BAM'
  | 'BBD'
  | 'BDT'
  | 'BGN'
  | 'BHD'
  | 'BIF'
  | 'BMD'
  | 'BND'
  | 'BOB'
  | 'BRL'
  | 'BSD'
  | 'BTN'
  | 'BWP'
  | 'BYN'
  | 'BYR'
  | 'BZD'
  | 'CAD'
  | 'CDF'
  | 'CHF'
  | 'CLP'
  | 'CNY'
  | 'COP'
  | 'CRC'
  | 'CVE'
  | 'CZK'
  | 'DJF'
  | 'DKK'
  | 'DOP'
  | 'DZD'
  | 'EGP'
  | 'ERN'
  | 'ETB'
  | 'EUR'
  | 'FJD'
  | 'FKP'
  | 'GBP'
  | 'GEL'
  | 'GHS'
  | 'GIP'
  | 'GMD'
  | 'GNF'
  | 'GTQ'
  | 'GYD'
  | 'HKD'
  | 'HNL'
  | 'HRK'
  | 'HTG'
  | 'HUF'
  | 'IDR'
  | 'ILS'
  | 'INR'
  | 'IQD'
  | 'IRR'
  | 'ISK'
  | 'JEP'
  | 'JMD'
  | 'JOD'
  | 'JPY'
  | 'KES'
  | 'KGS'
  | 'KHR'
  | 'KID'
  | 'KMF'
  | 'KRW'
  | 'KWD'
  | 'KYD'
  | 'KZT'
  | 'LAK'
  | 'LBP'
  | 'LKR'
  | 'LRD'
  | 'LSL'
  | 'LTL'
  | 'LVL'
  | 'LYD'
  | 'MAD'
  | 'MDL'
  | 'MGA'
  | 'MKD'
  | 'MMK'
  | 'MNT'
  | 'MOP'
  | 'MRU'
  | 'MUR'
  | 'MVR'
  | 'MWK'
  | 'MXN'
  | 'MYR'
  | 'MZN'
  | 'NAD'
  | 'NGN'
  | 'NIO'
  | 'NOK'
  | 'NPR'
  | 'NZD'
  | 'OMR'
  | 'PAB'
  | 'PEN'
  | 'PGK'
  | 'PHP'
  | 'PKR'
  | 'PLN'
  | 'PYG'
  | 'QAR'
  | 'RON'
  | 'RSD'
  | 'RUB'
  | 'RWF'
  | 'SAR'
  | 'SBD'
  | 'SCR'
  | 'SDG'
  | 'SEK'
  | 'SGD'
  | 'SHP'
  | 'SLL'
  | 'SOS'
  | 'SRD'
  | 'SSP'
  | 'STD'
  | 'STN'
  | 'SYP'
  | 'SZL'
  | 'THB'
  | 'TJS'
  | 'TMT'
  | 'TND'
  | 'TOP'
  | 'TRY'
  | 'TTD'
  | 'TWD'
  | 'TZS'
  | 'UAH'
  | 'UGX'
  | 'USD'
  | 'UYU'
  | 'UZS'
  | 'VED'
  | 'VEF'
  | 'VES'
  | 'VND'
  | 'VUV'
  | 'WST'
  | 'XAF'
  | 'XCD'
  | 'XOF'
  | 'XPF'
  | 'XXX'
  | 'YER'
  | 'ZAR'
  | 'ZMW';

export type DeliveryAddressValidationStrategy =
  | 'COUNTRY_CODE_ONLY'
  | 'STRICT';

export type LanguageCode =
  | 'AF'
  | 'AK'
  | 'AM'
  | 'AR'
  | 'AS'
  | 'AZ'
  | 'BE'
  | 'BG'
  | 'BM'
  | 'BN'
  | 'BO'
  | 'BR'
  | 'BS'
  | 'CA'
  | 'CE'
  | 'CKB'
  | 'CS'
  | 'CU'
  | 'CY'
  | 'DA'
  | 'DE'
  | 'DZ'
  | 'EE'
  | 'EL'
  | 'EN'
  | 'EO'
  | 'ES'
  | 'ET'
  | 'EU'
  | 'FA'
  | 'FF'
  | 'FI'
  | 'FIL'
  | 'FO'
  | 'FR'
  | 'FY'
  | 'GA'
  | 'GD'
  | 'GL'
  | 'GU'
  | 'GV'
  | 'HA'
  | 'HE'
  | 'HI'
  | 'HR'
  | 'HU'
  | 'HY'
  | 'IA'
  | 'ID'
  | 'IG'
  | 'II'
  | 'IS'
  | 'IT'
  | 'JA'
  | 'JV'
  | 'KA'
  | 'KI'
  | 'KK'
  | 'KL'
  | 'KM'
  | 'KN'
  | 'KO'
  | 'KS'
  | 'KU'
  | 'KW'
  | 'KY'
  | 'LA'
  | 'LB'
  | 'LG'
  | 'LN'
  | 'LO'
  | 'LT'
  | 'LU'
  | 'LV'
  | 'MG'
  | 'MI'
  | 'MK'
  | 'ML'
  | 'MN'
  | 'MO'
  | 'MR'
  | 'MS'
  | 'MT'
  | 'MY'
  | 'NB'
  | 'ND'
  | 'NE'
  | 'NL'
  | 'NN'
  | 'NO'
  | 'OM'
  | 'OR'
  | 'OS'
  | 'PA'
  | 'PL'
  | 'PS'
  | 'PT'
  | 'PT_BR'
  | 'PT_PT'
  | 'QU'
  | 'RM'
  | 'RN'
  | 'RO'
  | 'RU'
  | 'RW'
  | 'SA'
  | 'SC'
  | 'SD'
  | 'SE'
  | 'SG'
  | 'SH'
  | 'SI'
  | 'SK'
  | 'SL'
  | 'SN'
  | 'SO'
  | 'SQ'
  | 'SR'
  | 'SU'
  | 'SV'
  | 'SW'
  | 'TA'
  | 'TE'
  | 'TG'
  | 'TH'
  | 'TI'
  | 'TK'
  | 'TO'
  | 'TR'
  | 'TT'
  | 'UG'
  | 'UK'
  | 'UR'
  | 'UZ'
  | 'VI'
  | 'VO'
  | 'WO'
  | 'XH'
  | 'YI'
  | 'YO'
  | 'ZH'
  | 'ZH_CN'
  | 'ZH_TW'
  | 'ZU';

export type MenuItemType =
  | 'ARTICLE'
  | 'BLOG'
  | 'CATALOG'
  | 'COLLECTION'
  | 'COLLECTIONS'
  | 'CUSTOMER_ACCOUNT_PAGE'
  | 'FRONTPAGE'
  | 'HTTP'
  | 'METAOBJECT'
  | 'PAGE'
  | 'PRODUCT'
  | 'SEARCH'
  | 'SHOP_POLICY';

export type MetafieldFilter = {
  readonly key: string;
  readonly namespace: string;
  readonly value: string;
};

export type PreferenceDeliveryMethodType =
  | 'PICKUP_POINT'
  | 'PICK_UP'
  | 'SHIPPING';

export type PriceRangeFilter = {
  readonly max?: number | null | undefined;
  readonly min?: number | null | undefined;
};

export type ProductCollectionSortKeys =
  | 'BEST_SELLING'
  | 'COLLECTION_DEFAULT'
  | 'CREATED'
  | 'ID'
  | 'MANUAL'
  | 'PRICE'
  | 'RELEVANCE'
  | 'TITLE';

export type ProductFilter = {
  readonly available?: boolean | null | undefined;
  readonly category?: CategoryFilter | null | undefined;
  readonly price?: PriceRangeFilter | null | undefined;
  readonly productMetafield?: MetafieldFilter | null | undefined;
  readonly productType?: string | null | undefined;
  readonly productVendor?: string | null | undefined;
  readonly tag?: string | null | undefined;
  readonly taxonomyMetafield?: TaxonomyMetafieldFilter | null | undefined;
  readonly variantMetafield?: MetafieldFilter | null | undefined;
  readonly variantOption?: VariantOptionFilter | null | undefined;
};

export type ProductRecommendationIntent =
  | 'COMPLEMENTARY'
  | 'RELATED';

export type TaxonomyMetafieldFilter = {
  readonly key: string;
  readonly namespace: string;
  readonly value: string;
};

export type UnitPriceMeasurementMeasuredUnit =
  | 'CL'
  | 'CM'
  | 'FLOZ'
  | 'FT'
  | 'FT2'
  | 'G'
  | 'GAL'
  | 'IN'
  | 'ITEM'
  | 'KG'
  | 'L'
  | 'LB'
  | 'M'
  | 'M2'
  | 'M3'
  | 'MG'
  | 'ML'
  | 'MM'
  | 'OZ'
  | 'PT'
  | 'QT'
  | 'UNKNOWN'
  | 'YD';

export type VariantOptionFilter = {
  readonly name: string;
  readonly value: string;
};

export type PricesQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
  language: LanguageCode;
}>;


export type PricesQuery = { readonly nodes: ReadonlyArray<{ readonly id: string, readonly sku: string | null, readonly title: string, readonly availableForSale: boolean, readonly currentlyNotInStock: boolean, readonly quantityAvailable: number | null, readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly vendor: string, readonly productType: string, readonly images: { readonly nodes: ReadonlyArray<{ readonly url: string }> }, readonly collections: { readonly nodes: ReadonlyArray<{ readonly handle: string, readonly title: string }> }, readonly technicalContent: { readonly value: string } | null, readonly rating: { readonly value: string } | null, readonly ratingCount: { readonly value: string } | null }, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null, readonly quantityRule: { readonly maximum: number | null }, readonly unitPriceMeasurement: { readonly quantityValue: number, readonly quantityUnit: UnitPriceMeasurementMeasuredUnit | null } | null } | null>, readonly shop: { readonly shipping: { readonly value: string } | null } };

export type CreateCartMutationVariables = Exact<{
  lines?: ReadonlyArray<CartLineInput> | CartLineInput | null | undefined;
  discountCodes?: ReadonlyArray<string> | string | null | undefined;
  buyerIdentity?: CartBuyerIdentityInput | null | undefined;
  addresses?: ReadonlyArray<CartSelectableAddressInput> | CartSelectableAddressInput | null | undefined;
  note?: string | null | undefined;
}>;


export type CreateCartMutation = { readonly cartCreate: { readonly cart: { readonly id: string, readonly checkoutUrl: string, readonly discountCodes: ReadonlyArray<{ readonly code: string, readonly applicable: boolean }>, readonly discountAllocations: ReadonlyArray<{ readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }>, readonly lines: { readonly nodes: ReadonlyArray<{ readonly discountAllocations: ReadonlyArray<{ readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }> }> } } | null, readonly userErrors: ReadonlyArray<{ readonly code: CartErrorCode | null }>, readonly warnings: ReadonlyArray<{ readonly code: CartWarningCode, readonly message: string }> } | null };

export type ChangeDiscountMutationVariables = Exact<{
  cartId: string;
  discountCodes: ReadonlyArray<string> | string;
}>;


export type ChangeDiscountMutation = { readonly cartDiscountCodesUpdate: { readonly cart: { readonly id: string, readonly checkoutUrl: string, readonly discountCodes: ReadonlyArray<{ readonly code: string, readonly applicable: boolean }>, readonly discountAllocations: ReadonlyArray<{ readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }>, readonly lines: { readonly nodes: ReadonlyArray<{ readonly discountAllocations: ReadonlyArray<{ readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }> }> } } | null, readonly userErrors: ReadonlyArray<{ readonly code: CartErrorCode | null }>, readonly warnings: ReadonlyArray<{ readonly code: CartWarningCode, readonly message: string }> } | null };

export type CollectionQueryVariables = Exact<{
  handle: string;
  language: LanguageCode;
}>;


export type CollectionQuery = { readonly collection: { readonly handle: string, readonly title: string, readonly description: string } | null };

export type ListingQueryVariables = Exact<{
  handle: string;
  filters?: ReadonlyArray<ProductFilter> | ProductFilter | null | undefined;
  sortKey?: ProductCollectionSortKeys | null | undefined;
  reverse?: boolean | null | undefined;
  first: number;
  after?: string | null | undefined;
  language: LanguageCode;
}>;


export type ListingQuery = { readonly collection: { readonly products: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly handle: string, readonly title: string, readonly vendor: string, readonly productType: string, readonly variants: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly sku: string | null, readonly title: string, readonly availableForSale: boolean, readonly currentlyNotInStock: boolean, readonly quantityAvailable: number | null, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null, readonly quantityRule: { readonly maximum: number | null }, readonly unitPriceMeasurement: { readonly quantityValue: number, readonly quantityUnit: UnitPriceMeasurementMeasuredUnit | null } | null }> }, readonly images: { readonly nodes: ReadonlyArray<{ readonly url: string }> }, readonly collections: { readonly nodes: ReadonlyArray<{ readonly handle: string, readonly title: string }> }, readonly technicalContent: { readonly value: string } | null, readonly rating: { readonly value: string } | null, readonly ratingCount: { readonly value: string } | null }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly filters: ReadonlyArray<{ readonly id: string, readonly label: string, readonly values: ReadonlyArray<{ readonly label: string, readonly count: number, readonly input: string }> }> } } | null };

export type ListingPlaceQueryVariables = Exact<{
  handle: string;
  filters?: ReadonlyArray<ProductFilter> | ProductFilter | null | undefined;
  sortKey?: ProductCollectionSortKeys | null | undefined;
  reverse?: boolean | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type ListingPlaceQuery = { readonly collection: { readonly products: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } } | null };

export type FacetsQueryVariables = Exact<{
  handle: string;
  filters?: ReadonlyArray<ProductFilter> | ProductFilter | null | undefined;
  language: LanguageCode;
}>;


export type FacetsQuery = { readonly collection: { readonly products: { readonly filters: ReadonlyArray<{ readonly id: string, readonly label: string, readonly values: ReadonlyArray<{ readonly label: string, readonly count: number, readonly input: string }> }> } } | null };

export type ProductQueryVariables = Exact<{
  handle: string;
  language: LanguageCode;
}>;


export type ProductQuery = { readonly product: { readonly description: string, readonly id: string, readonly handle: string, readonly title: string, readonly vendor: string, readonly productType: string, readonly countryOfOrigin: { readonly value: string } | null, readonly dose: { readonly value: string } | null, readonly plantProtection: { readonly value: string } | null, readonly variants: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly sku: string | null, readonly title: string, readonly availableForSale: boolean, readonly currentlyNotInStock: boolean, readonly quantityAvailable: number | null, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null, readonly quantityRule: { readonly maximum: number | null }, readonly unitPriceMeasurement: { readonly quantityValue: number, readonly quantityUnit: UnitPriceMeasurementMeasuredUnit | null } | null }> }, readonly images: { readonly nodes: ReadonlyArray<{ readonly url: string }> }, readonly collections: { readonly nodes: ReadonlyArray<{ readonly handle: string, readonly title: string }> }, readonly technicalContent: { readonly value: string } | null, readonly rating: { readonly value: string } | null, readonly ratingCount: { readonly value: string } | null } | null };

export type ProductCardQueryVariables = Exact<{
  handle: string;
  language: LanguageCode;
}>;


export type ProductCardQuery = { readonly product: { readonly id: string, readonly handle: string, readonly title: string, readonly vendor: string, readonly productType: string, readonly variants: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly sku: string | null, readonly title: string, readonly availableForSale: boolean, readonly currentlyNotInStock: boolean, readonly quantityAvailable: number | null, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null, readonly quantityRule: { readonly maximum: number | null }, readonly unitPriceMeasurement: { readonly quantityValue: number, readonly quantityUnit: UnitPriceMeasurementMeasuredUnit | null } | null }> }, readonly images: { readonly nodes: ReadonlyArray<{ readonly url: string }> }, readonly collections: { readonly nodes: ReadonlyArray<{ readonly handle: string, readonly title: string }> }, readonly technicalContent: { readonly value: string } | null, readonly rating: { readonly value: string } | null, readonly ratingCount: { readonly value: string } | null } | null };

export type RecommendationsQueryVariables = Exact<{
  productId: string;
  intent: ProductRecommendationIntent;
  language: LanguageCode;
}>;


export type RecommendationsQuery = { readonly productRecommendations: ReadonlyArray<{ readonly id: string, readonly handle: string, readonly title: string, readonly vendor: string, readonly productType: string, readonly variants: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly sku: string | null, readonly title: string, readonly availableForSale: boolean, readonly currentlyNotInStock: boolean, readonly quantityAvailable: number | null, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null, readonly quantityRule: { readonly maximum: number | null }, readonly unitPriceMeasurement: { readonly quantityValue: number, readonly quantityUnit: UnitPriceMeasurementMeasuredUnit | null } | null }> }, readonly images: { readonly nodes: ReadonlyArray<{ readonly url: string }> }, readonly collections: { readonly nodes: ReadonlyArray<{ readonly handle: string, readonly title: string }> }, readonly technicalContent: { readonly value: string } | null, readonly rating: { readonly value: string } | null, readonly ratingCount: { readonly value: string } | null }> | null };

export type MenuQueryVariables = Exact<{
  handle: string;
  language: LanguageCode;
}>;


export type MenuQuery = { readonly menu: { readonly items: ReadonlyArray<{ readonly id: string, readonly title: string, readonly type: MenuItemType, readonly url: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly title: string, readonly type: MenuItemType, readonly url: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly title: string, readonly type: MenuItemType, readonly url: string | null }> }> }> } | null };

export type LinkFragment = { readonly id: string, readonly title: string, readonly type: MenuItemType, readonly url: string | null };

export type BrandQueryVariables = Exact<{
  query: string;
  language: LanguageCode;
}>;


export type BrandQuery = { readonly products: { readonly nodes: ReadonlyArray<{ readonly vendor: string, readonly collections: { readonly nodes: ReadonlyArray<{ readonly handle: string }> } }> } };

export type PriceFragment = { readonly amount: string, readonly currencyCode: CurrencyCode };

export type PackFragment = { readonly id: string, readonly sku: string | null, readonly title: string, readonly availableForSale: boolean, readonly currentlyNotInStock: boolean, readonly quantityAvailable: number | null, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null, readonly quantityRule: { readonly maximum: number | null }, readonly unitPriceMeasurement: { readonly quantityValue: number, readonly quantityUnit: UnitPriceMeasurementMeasuredUnit | null } | null };

export type FaceFragment = { readonly id: string, readonly handle: string, readonly title: string, readonly vendor: string, readonly productType: string, readonly images: { readonly nodes: ReadonlyArray<{ readonly url: string }> }, readonly collections: { readonly nodes: ReadonlyArray<{ readonly handle: string, readonly title: string }> }, readonly technicalContent: { readonly value: string } | null, readonly rating: { readonly value: string } | null, readonly ratingCount: { readonly value: string } | null };

export type CardFragment = { readonly id: string, readonly handle: string, readonly title: string, readonly vendor: string, readonly productType: string, readonly variants: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly sku: string | null, readonly title: string, readonly availableForSale: boolean, readonly currentlyNotInStock: boolean, readonly quantityAvailable: number | null, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null, readonly quantityRule: { readonly maximum: number | null }, readonly unitPriceMeasurement: { readonly quantityValue: number, readonly quantityUnit: UnitPriceMeasurementMeasuredUnit | null } | null }> }, readonly images: { readonly nodes: ReadonlyArray<{ readonly url: string }> }, readonly collections: { readonly nodes: ReadonlyArray<{ readonly handle: string, readonly title: string }> }, readonly technicalContent: { readonly value: string } | null, readonly rating: { readonly value: string } | null, readonly ratingCount: { readonly value: string } | null };

export type FacetFragment = { readonly id: string, readonly label: string, readonly values: ReadonlyArray<{ readonly label: string, readonly count: number, readonly input: string }> };

export type CheckedCartFragment = { readonly id: string, readonly checkoutUrl: string, readonly discountCodes: ReadonlyArray<{ readonly code: string, readonly applicable: boolean }>, readonly discountAllocations: ReadonlyArray<{ readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }>, readonly lines: { readonly nodes: ReadonlyArray<{ readonly discountAllocations: ReadonlyArray<{ readonly discountedAmount: { readonly amount: string, readonly currencyCode: CurrencyCode } }> }> } };

export type NewsFragment = { readonly handle: string, readonly title: string, readonly publishedAt: string, readonly image: { readonly url: string } | null, readonly authorV2: { readonly name: string } | null, readonly blog: { readonly handle: string, readonly title: string } };

export type SearchQueryVariables = Exact<{
  term: string;
  first: number;
  after?: string | null | undefined;
  language: LanguageCode;
}>;


export type SearchQuery = { readonly search: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly handle: string, readonly title: string, readonly vendor: string, readonly productType: string, readonly variants: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly sku: string | null, readonly title: string, readonly availableForSale: boolean, readonly currentlyNotInStock: boolean, readonly quantityAvailable: number | null, readonly price: { readonly amount: string, readonly currencyCode: CurrencyCode }, readonly compareAtPrice: { readonly amount: string, readonly currencyCode: CurrencyCode } | null, readonly quantityRule: { readonly maximum: number | null }, readonly unitPriceMeasurement: { readonly quantityValue: number, readonly quantityUnit: UnitPriceMeasurementMeasuredUnit | null } | null }> }, readonly images: { readonly nodes: ReadonlyArray<{ readonly url: string }> }, readonly collections: { readonly nodes: ReadonlyArray<{ readonly handle: string, readonly title: string }> }, readonly technicalContent: { readonly value: string } | null, readonly rating: { readonly value: string } | null, readonly ratingCount: { readonly value: string } | null }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type SearchPlaceQueryVariables = Exact<{
  term: string;
  first: number;
  after?: string | null | undefined;
}>;


export type SearchPlaceQuery = { readonly search: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type ArticlesQueryVariables = Exact<{
  term: string;
  language: LanguageCode;
}>;


export type ArticlesQuery = { readonly predictiveSearch: { readonly articles: ReadonlyArray<{ readonly handle: string, readonly title: string, readonly publishedAt: string, readonly image: { readonly url: string } | null, readonly authorV2: { readonly name: string } | null, readonly blog: { readonly handle: string, readonly title: string } }> } | null };

export type NewestArticlesQueryVariables = Exact<{
  language: LanguageCode;
}>;


export type NewestArticlesQuery = { readonly articles: { readonly nodes: ReadonlyArray<{ readonly handle: string, readonly title: string, readonly publishedAt: string, readonly image: { readonly url: string } | null, readonly authorV2: { readonly name: string } | null, readonly blog: { readonly handle: string, readonly title: string } }> } };

export type ArticleQueryVariables = Exact<{
  blog: string;
  handle: string;
  language: LanguageCode;
}>;


export type ArticleQuery = { readonly blog: { readonly articleByHandle: { readonly content: string, readonly handle: string, readonly title: string, readonly publishedAt: string, readonly image: { readonly url: string } | null, readonly authorV2: { readonly name: string } | null, readonly blog: { readonly handle: string, readonly title: string } } | null } | null };

const LinkText = 'fragment Link on MenuItem{id title type url}'
const PriceText = 'fragment Price on MoneyV2{amount currencyCode}'
const PackText = 'fragment Pack on ProductVariant{id sku title availableForSale currentlyNotInStock quantityAvailable price{...Price}compareAtPrice{...Price}quantityRule{maximum}unitPriceMeasurement{quantityValue quantityUnit}}'
const FaceText = 'fragment Face on Product{id handle title vendor productType images(first:8){nodes{url}}collections(first:1){nodes{handle title}}technicalContent:metafield(namespace:"krishi" key:"technical_content"){value}rating:metafield(namespace:"reviews" key:"rating"){value}ratingCount:metafield(namespace:"reviews" key:"rating_count"){value}}'
const CardText = 'fragment Card on Product{...Face variants(first:12){nodes{...Pack}}}'
const FacetText = 'fragment Facet on Filter{id label values{label count input}}'
const CheckedCartText = 'fragment CheckedCart on Cart{id checkoutUrl discountCodes{code applicable}discountAllocations{discountedAmount{...Price}}lines(first:250){nodes{discountAllocations{discountedAmount{...Price}}}}}'
const NewsText = 'fragment News on Article{handle title publishedAt image{url}authorV2{name}blog{handle title}}'
export const Prices: Operation<PricesQuery, PricesQueryVariables> = ('query Prices($ids:[ID!]!$language:LanguageCode!)@inContext(country:IN language:$language){nodes(ids:$ids){...on ProductVariant{...Pack product{...Face}}}shop{shipping:metafield(namespace:"krishi" key:"shipping"){value}}}' + FaceText + PackText + PriceText) as Operation<PricesQuery, PricesQueryVariables>
export const CreateCart: Operation<CreateCartMutation, CreateCartMutationVariables> = ('mutation CreateCart($lines:[CartLineInput!]$discountCodes:[String!]$buyerIdentity:CartBuyerIdentityInput$addresses:[CartSelectableAddressInput!]$note:String)@inContext(country:IN){cartCreate(input:{lines:$lines discountCodes:$discountCodes buyerIdentity:$buyerIdentity delivery:{addresses:$addresses}note:$note}){cart{...CheckedCart}userErrors{code}warnings{code message}}}' + CheckedCartText + PriceText) as Operation<CreateCartMutation, CreateCartMutationVariables>
export const ChangeDiscount: Operation<ChangeDiscountMutation, ChangeDiscountMutationVariables> = ('mutation ChangeDiscount($cartId:ID!$discountCodes:[String!]!)@inContext(country:IN){cartDiscountCodesUpdate(cartId:$cartId discountCodes:$discountCodes){cart{...CheckedCart}userErrors{code}warnings{code message}}}' + CheckedCartText + PriceText) as Operation<ChangeDiscountMutation, ChangeDiscountMutationVariables>
export const Collection: Operation<CollectionQuery, CollectionQueryVariables> = ('query Collection($handle:String!$language:LanguageCode!)@inContext(country:IN language:$language){collection(handle:$handle){handle title description}}') as Operation<CollectionQuery, CollectionQueryVariables>
export const Listing: Operation<ListingQuery, ListingQueryVariables> = ('query Listing($handle:String!$filters:[ProductFilter!]$sortKey:ProductCollectionSortKeys$reverse:Boolean$first:Int!$after:String$language:LanguageCode!)@inContext(country:IN language:$language){collection(handle:$handle){products(filters:$filters sortKey:$sortKey reverse:$reverse first:$first after:$after){nodes{...Card}pageInfo{hasNextPage endCursor}filters{...Facet}}}}' + CardText + FaceText + FacetText + PackText + PriceText) as Operation<ListingQuery, ListingQueryVariables>
export const ListingPlace: Operation<ListingPlaceQuery, ListingPlaceQueryVariables> = ('query ListingPlace($handle:String!$filters:[ProductFilter!]$sortKey:ProductCollectionSortKeys$reverse:Boolean$first:Int!$after:String)@inContext(country:IN){collection(handle:$handle){products(filters:$filters sortKey:$sortKey reverse:$reverse first:$first after:$after){pageInfo{hasNextPage endCursor}}}}') as Operation<ListingPlaceQuery, ListingPlaceQueryVariables>
export const Facets: Operation<FacetsQuery, FacetsQueryVariables> = ('query Facets($handle:String!$filters:[ProductFilter!]$language:LanguageCode!)@inContext(country:IN language:$language){collection(handle:$handle){products(filters:$filters first:1){filters{...Facet}}}}' + FacetText) as Operation<FacetsQuery, FacetsQueryVariables>
export const Product: Operation<ProductQuery, ProductQueryVariables> = ('query Product($handle:String!$language:LanguageCode!)@inContext(country:IN language:$language){product(handle:$handle){...Face description countryOfOrigin:metafield(namespace:"krishi" key:"country_of_origin"){value}dose:metafield(namespace:"krishi" key:"dose"){value}plantProtection:metafield(namespace:"krishi" key:"plant_protection"){value}variants(first:100){nodes{...Pack}}}}' + FaceText + PackText + PriceText) as Operation<ProductQuery, ProductQueryVariables>
export const ProductCard: Operation<ProductCardQuery, ProductCardQueryVariables> = ('query ProductCard($handle:String!$language:LanguageCode!)@inContext(country:IN language:$language){product(handle:$handle){...Card}}' + CardText + FaceText + PackText + PriceText) as Operation<ProductCardQuery, ProductCardQueryVariables>
export const Recommendations: Operation<RecommendationsQuery, RecommendationsQueryVariables> = ('query Recommendations($productId:ID!$intent:ProductRecommendationIntent!$language:LanguageCode!)@inContext(country:IN language:$language){productRecommendations(productId:$productId intent:$intent){...Card}}' + CardText + FaceText + PackText + PriceText) as Operation<RecommendationsQuery, RecommendationsQueryVariables>
export const Menu: Operation<MenuQuery, MenuQueryVariables> = ('query Menu($handle:String!$language:LanguageCode!)@inContext(country:IN language:$language){menu(handle:$handle){items{...Link items{...Link items{...Link}}}}}' + LinkText) as Operation<MenuQuery, MenuQueryVariables>
export const Brand: Operation<BrandQuery, BrandQueryVariables> = ('query Brand($query:String!$language:LanguageCode!)@inContext(country:IN language:$language){products(first:50 query:$query){nodes{vendor collections(first:3){nodes{handle}}}}}') as Operation<BrandQuery, BrandQueryVariables>
export const Search: Operation<SearchQuery, SearchQueryVariables> = ('query Search($term:String!$first:Int!$after:String$language:LanguageCode!)@inContext(country:IN language:$language){search(query:$term first:$first after:$after types:[PRODUCT]prefix:LAST unavailableProducts:LAST){nodes{...on Product{...Card}}pageInfo{hasNextPage endCursor}}}' + CardText + FaceText + PackText + PriceText) as Operation<SearchQuery, SearchQueryVariables>
export const SearchPlace: Operation<SearchPlaceQuery, SearchPlaceQueryVariables> = ('query SearchPlace($term:String!$first:Int!$after:String)@inContext(country:IN){search(query:$term first:$first after:$after types:[PRODUCT]prefix:LAST unavailableProducts:LAST){pageInfo{hasNextPage endCursor}}}') as Operation<SearchPlaceQuery, SearchPlaceQueryVariables>
export const Articles: Operation<ArticlesQuery, ArticlesQueryVariables> = ('query Articles($term:String!$language:LanguageCode!)@inContext(country:IN language:$language){predictiveSearch(query:$term types:[ARTICLE]limit:10){articles{...News}}}' + NewsText) as Operation<ArticlesQuery, ArticlesQueryVariables>
export const NewestArticles: Operation<NewestArticlesQuery, NewestArticlesQueryVariables> = ('query NewestArticles($language:LanguageCode!)@inContext(country:IN language:$language){articles(first:10 sortKey:PUBLISHED_AT reverse:true){nodes{...News}}}' + NewsText) as Operation<NewestArticlesQuery, NewestArticlesQueryVariables>
export const Article: Operation<ArticleQuery, ArticleQueryVariables> = ('query Article($blog:String!$handle:String!$language:LanguageCode!)@inContext(country:IN language:$language){blog(handle:$blog){articleByHandle(handle:$handle){...News content}}}' + NewsText) as Operation<ArticleQuery, ArticleQueryVariables>
