/** A small phone, held upright. */
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** A laptop with a mouse. */
export const desktop = { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false }
