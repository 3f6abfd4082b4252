import { PAUSE_MONTHS } from '#contract/subscription.limits.ts'
import { useTranslation } from '#web/i18n/language.ts'
import type { Translate } from '#web/i18n/translate.ts'

const QUESTIONS = ['cancel', 'invoice', 'limit', 'privacy'] as const

function answerOf(t: Translate, name: (typeof QUESTIONS)[number]): string {
  return name === 'cancel' ? t('plans.answer-cancel', { months: PAUSE_MONTHS.length }) : t(`plans.answer-${name}`)
}

/** Product 9: what is asked most about plans. */
export function PlanQuestions() {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="plan-questions" className="mt-12 max-w-prose">
      <h2 id="plan-questions" className="headline text-22">
        {t('plans.questions')}
      </h2>
      <div className="mt-4 divide-y divide-line border-y border-line">
        {QUESTIONS.map((name) => (
          <details key={name} className="group py-3">
            <summary className="flex min-h-11 cursor-pointer items-center font-[650]">{t(`plans.ask-${name}`)}</summary>
            <p className="mt-1 pb-2 text-muted">{answerOf(t, name)}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
