export const HELP_GROUPS = ['account', 'app', 'brand', 'money'] as const
export type HelpGroup = (typeof HELP_GROUPS)[number]

/** Articles of the help that staff wrote or changed. */
export const HELP = { most: 200, titleMax: 90, wordsMax: 200, textMax: 4000 } as const
