import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { RECOVERY, RECOVERY_CHECKS, type RecoveryCheck } from '#contract/access-recovery.limits.ts'
import type { Recovery } from '#contract/access-recovery.ts'
import { call } from '#web/api/call.ts'
import { useTimezone } from '#web/api/use-timezone.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { formatMomentAndTime } from '#web/i18n/recent-moment.ts'
import { Button } from '../buttons/button.tsx'
import { showToast } from '../feedback/toast.ts'
import { Checkbox } from '../forms/checkbox.tsx'
import { FieldError } from '../forms/field.tsx'
import { TextField } from '../forms/text-field.tsx'
import { Moment } from '../marks/moment.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { type Act, ActForm } from './act-form.tsx'
import { Fact, Facts } from './facts.tsx'

const KEY = '/api/admin/users/{id}/recovery'

/** For staff, beside an owner of a brand: restoring access, or what goes on of it. Nothing for other people. */
export function AccessRecovery({ userId }: { readonly userId: string }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const { data } = useQuery({
    queryKey: [KEY, userId],
    queryFn: ({ signal }) => call(`GET ${KEY}`, { params: { id: userId }, signal }),
    staleTime: 0,
  })
  if (!data || (!data.recovery && !data.isPossible)) return null
  const done = async (title: string) => {
    await client.invalidateQueries({ queryKey: [KEY, userId] })
    setAsked(false)
    showToast({ title })
  }
  const close = () => setAsked(false)
  if (data.recovery) {
    return (
      <section className="mt-2 flex w-full flex-col gap-3 text-14">
        <h3 className="font-[700]">{t('recovery.title')}</h3>
        <Running recovery={data.recovery} />
        <Button tone="outline" size="s" className="self-start" onClick={() => setAsked(true)}>
          {t('recovery.withdraw')}
        </Button>
        <Dialog open={isAsked} onClose={close} title={t('recovery.withdraw')} description={t('recovery.withdrawText')}>
          <div className="mt-5">
            <ActForm
              verb={t('recovery.withdraw')}
              tone="danger"
              hint={t('recovery.reasonHint')}
              onSend={async ({ reason }) => {
                await call(`POST ${KEY}/stop`, { params: { id: userId }, body: { reason } })
                await done(t('recovery.withdrawn'))
              }}
            />
          </div>
        </Dialog>
      </section>
    )
  }
  return (
    <>
      <Button tone="outline" size="s" className="self-start" onClick={() => setAsked(true)}>
        {t('recovery.start')}
      </Button>
      <Dialog open={isAsked} onClose={close} title={t('recovery.start')} description={t('recovery.startText')}>
        <div className="mt-5">
          <StartForm userId={userId} onDone={() => done(t('recovery.started'))} />
        </div>
      </Dialog>
    </>
  )
}

function StartForm({ userId, onDone }: { readonly userId: string; readonly onDone: () => Promise<void> }) {
  const { t } = useTranslation()
  const [email, setEmail] = useState('')
  const [checks, setChecks] = useState<readonly RecoveryCheck[]>([])
  const isFew = checks.length < RECOVERY.leastChecks
  const isEmpty = !email.includes('@')
  const send = async (act: Act) => {
    await call(`POST ${KEY}`, { params: { id: userId }, body: { email, checks: [...checks], ...act } })
    await onDone()
  }
  return (
    <ActForm
      verb={t('recovery.start')}
      tone="danger"
      hint={t('recovery.reasonHint')}
      isIncomplete={isFew || isEmpty}
      onSend={send}
    >
      {(hasTried) => (
        <>
          <TextField
            label={t('recovery.email')}
            type="email"
            autoComplete="off"
            value={email}
            error={hasTried && isEmpty ? t('recovery.emailMissing') : undefined}
            onChange={(event) => setEmail(event.target.value)}
          />
          <fieldset className="flex flex-col gap-3">
            <legend className="mb-2 text-14 font-[650]">{t('recovery.checks')}</legend>
            {RECOVERY_CHECKS.map((check) => (
              <Checkbox
                key={check}
                label={t(`recovery.check-${check}`)}
                checked={checks.includes(check)}
                onChange={(isOn) => setChecks(isOn ? [...checks, check] : checks.filter((one) => one !== check))}
              />
            ))}
            {hasTried && isFew && (
              <FieldError id="recovery-checks" text={t('recovery.checksFew', { count: RECOVERY.leastChecks })} />
            )}
          </fieldset>
        </>
      )}
    </ActForm>
  )
}

function Running({ recovery }: { readonly recovery: Recovery }) {
  const { t, language } = useTranslation()
  const timezone = useTimezone()
  const { email, checks, reason, staff, askedAt, dueAt, isConfirmed } = recovery
  return (
    <Facts>
      <Fact name={t('recovery.to')}>{email}</Fact>
      <Fact name={t('recovery.since')}>
        <Moment at={askedAt} />
      </Fact>
      {staff !== null && <Fact name={t('recovery.by')}>{staff}</Fact>}
      <Fact name={t('recovery.due')}>{formatMomentAndTime(dueAt, language, timezone)}</Fact>
      <Fact name={t('recovery.confirmed')}>{t(isConfirmed ? 'recovery.confirmed-yes' : 'recovery.confirmed-no')}</Fact>
      <Fact name={t('recovery.checks')}>
        {checks.map((check) => (
          <span key={check} className="block">
            {t(`recovery.check-${check}`)}
          </span>
        ))}
      </Fact>
      <Fact name={t('recovery.reason')}>{reason}</Fact>
    </Facts>
  )
}
