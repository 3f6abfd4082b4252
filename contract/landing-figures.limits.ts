/** The figures of the start page that staff set, and what the browser and the server check of them. */

export const LANDING_FIGURES = ['users', 'brands', 'products', 'satisfaction', 'saving'] as const
export type LandingFigureName = (typeof LANDING_FIGURES)[number]

/** What a figure may be followed by: thousands or millions, more than that, or a share. */
export const FIGURE_SUFFIXES = ['', '+', 'K', 'K+', 'M', 'M+', '%'] as const
export const FIGURE = { valueMost: 9999, sourceMost: 200, sourceLeast: 3 } as const
