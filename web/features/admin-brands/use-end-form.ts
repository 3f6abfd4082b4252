import { useState } from 'react'
import { ENDING_NOTICE_DAYS, type EndingCause } from '#contract/brand-endings.limits.ts'
import { GROUNDS, type GroundKey, REVIEW } from '#contract/moderation.limits.ts'
import { DEFAULT_TIMEZONE } from '#contract/vocabulary.ts'
import { call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useProof } from '#web/api/use-proof.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { showToast } from '#web/ui/feedback/toast.ts'
import { type StaffBrand, useStaffBrandsRefresh } from './use-staff-brands.ts'

const DAY_MS = 86_400_000
/** The earliest last day, by the calendar of the server. */
const earliestDay = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: DEFAULT_TIMEZONE }).format(Date.now() + ENDING_NOTICE_DAYS * DAY_MS)

interface Values {
  readonly cause: EndingCause
  readonly lastDay: string
  readonly ground: GroundKey
  /** What the brand reads, in its language. */
  readonly facts: string
}

/** What the form for the end of a brand's account holds, and sending it. */
export function useEndForm({ id, name, language }: StaffBrand, onDone: () => void) {
  const { t } = useTranslation()
  const refresh = useStaffBrandsRefresh()
  const proof = useProof()
  const [earliest] = useState(earliestDay)
  const [values, setValues] = useState<Values>({
    cause: 'notice',
    lastDay: earliest,
    ground: 'terms',
    facts: GROUNDS.terms.template[language],
  })
  const [hasTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const { cause, lastDay, ground } = values
  const set = (changes: Partial<Values>) => setValues({ ...values, ...changes })
  const facts = values.facts.trim()
  const isNotice = cause === 'notice'
  const isComplete = facts.length >= REVIEW.factsMin && !facts.includes('…')
  const isTooSoon = isNotice && lastDay < earliest
  const post = async () => {
    const body = { cause, ground, facts, ...(isNotice && { lastDay }), ...proof.body }
    await call('POST /api/admin/brands/{id}/ending', { params: { id }, body })
    showToast({ title: t(isNotice ? 'staffbrands.endSet' : 'staffbrands.endSetNow', { name }) })
    await refresh()
    onDone()
  }
  return {
    ...{ values, set, earliest, hasTried, isBusy, error, isComplete, isTooSoon, proof },
    chooseGround(key: GroundKey) {
      // Own words are kept.
      const isTemplate = values.facts === GROUNDS[ground].template[language]
      set({ ground: key, ...(isTemplate && { facts: GROUNDS[key].template[language] }) })
    },
    async send() {
      setTried(true)
      setError(null)
      if (!isComplete || isTooSoon) return
      setBusy(true)
      try {
        await post()
      } catch (failure) {
        if (!proof.isQuestion(failure)) setError(shownMessage(failure, t, t('admin.failed')))
      } finally {
        setBusy(false)
      }
    },
  }
}
