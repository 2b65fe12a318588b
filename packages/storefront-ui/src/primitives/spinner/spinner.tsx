/**
 * Shows that something is under way, beside words that say what: a hidden `<span>`, still under reduced motion. It is the
 * same everywhere, so it is an element and not a component: whoever shows it renders nothing more.
 */
export const spinner = <span data-scope="spinner" data-part="root" aria-hidden="true" />
