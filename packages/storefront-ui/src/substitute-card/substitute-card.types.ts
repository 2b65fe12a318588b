/** Words of the shop's owner in place of the widget's own; `#PERCENTAGE` stands for the figure [17.1]. */
export interface SubstituteWords {
  /** In place of "Recommended Substitute For". */
  readonly substituteFor?: string | undefined
  /** In place of "#PERCENTAGE% Cheaper". */
  readonly cheaper?: string | undefined
}
