/** P2B art. 4 (2): days between the statement of reasons and the end of a brand's account. */
export const ENDING_NOTICE_DAYS = 30
/** The latest day that staff may name. */
export const ENDING_DAYS_MOST = 366

/**
 * Why the account of a brand ends: with notice, or at once for one of the reasons of P2B art. 4 (4): a legal duty, an imperative
 * reason of the law, or repeated breaches of the terms. Stored: they never change.
 */
export const ENDING_CAUSES = ['notice', 'legal-duty', 'imperative-reason', 'repeated-breach'] as const
export type EndingCause = (typeof ENDING_CAUSES)[number]
