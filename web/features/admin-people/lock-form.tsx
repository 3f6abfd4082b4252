import { useState } from 'react'
import { PEOPLE } from '#contract/people.limits.ts'
import { call } from '#web/api/call.ts'
import { dayOf } from '#web/i18n/dates.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { type Act, ActForm } from '#web/ui/desk/act-form.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { type Person, usePeopleRefresh } from './use-people.ts'

const ZONE = 'Europe/Berlin'
const DAY_MS = 86_400_000
/** Days that are offered at first. */
const FIRST_DAYS = 7
const LENGTHS = ['day', 'open'] as const

const dayIn = (days: number) => dayOf(new Date(Date.now() + days * DAY_MS), ZONE)

interface LockFormProps {
  readonly person: Person
  readonly onDone: () => void
}

/** Locks an account until a day, or without end. */
export function LockForm({ person, onDone }: LockFormProps) {
  const { t } = useTranslation()
  const refresh = usePeopleRefresh()
  const [length, setLength] = useState<(typeof LENGTHS)[number]>('day')
  const [day, setDay] = useState(() => dayIn(FIRST_DAYS))
  const { id, username: name } = person
  const [soonest, latest] = [dayIn(1), dayIn(PEOPLE.mostLockDays)]
  const isWrong = length === 'day' && !(day >= soonest && day <= latest)
  const send = async ({ reason }: Act) => {
    const until = length === 'day' ? day : null
    await call('POST /api/admin/users/{id}/lock', { params: { id }, body: { reason, until } })
    showToast({ title: t('people.lockDone', { name }) })
    await refresh()
    onDone()
  }
  return (
    <ActForm
      verb={t('people.lockNow', { name })}
      tone="danger"
      hint={t('people.reasonHint')}
      isIncomplete={isWrong}
      onSend={send}
    >
      {(hasTried) => (
        <>
          <Segmented
            label={t('people.lockFor')}
            value={length}
            options={LENGTHS.map((value) => ({ value, label: t(`people.lockFor-${value}`) }))}
            onChange={setLength}
          />
          {length === 'day' && (
            <TextField
              label={t('people.lockDay')}
              type="date"
              min={soonest}
              max={latest}
              value={day}
              error={hasTried && isWrong ? t('people.lockDayMissing') : undefined}
              onChange={(event) => setDay(event.target.value)}
            />
          )}
          <p className="text-14 text-muted [overflow-wrap:anywhere]">{t('people.lockEffect', { name })}</p>
        </>
      )}
    </ActForm>
  )
}
