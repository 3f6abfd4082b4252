import { type BoostProblem, CAMPAIGN } from '#contract/campaigns.limits.ts'
import type { Translate } from '#web/i18n/translate.ts'

/** Why a product cannot be boosted, and what to do about it. */
export const problemText = (problem: BoostProblem, t: Translate): string =>
  problem === 'picture' ? t('campaigns.problem-picture', CAMPAIGN.picture) : t(`campaigns.problem-${problem}`)
