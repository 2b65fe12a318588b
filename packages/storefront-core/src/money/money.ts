/** An amount in paise, a hundredth of a rupee. Always a safe integer; never a float of rupees. */
export type Paise = number
