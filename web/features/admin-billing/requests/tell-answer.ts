import type { MoneyAnswer } from '#contract/money-requests.ts'
import type { Language } from '#contract/vocabulary.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import type { Translate } from '#web/i18n/translate.ts'
import { showToast } from '#web/ui/feedback/toast.ts'

const ZONE = 'Europe/Berlin'

/** Says what an act with money led to: it happened, a second person confirms it, or it waits a day. */
export function tellAnswer(
  { request }: MoneyAnswer,
  t: Translate,
  { done, language }: { readonly done: string; readonly language: Language },
): void {
  const effect = request?.takesEffectAt ?? null
  if (!request) showToast({ title: done })
  else if (effect === null) showToast({ title: t('money.askedSecond') })
  else showToast({ title: t('money.askedAlone', { moment: formatDateTime(effect, language, ZONE) }) })
}
