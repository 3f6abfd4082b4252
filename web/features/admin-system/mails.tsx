import { useState } from 'react'
import { call } from '#web/api/call.ts'
import { useStaffRight } from '#web/api/staff.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { type Act, ActForm } from '#web/ui/desk/act-form.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Moment } from '#web/ui/marks/moment.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { useDebounced } from '#web/ui/use-debounced.ts'
import { ActButton } from './act-button.tsx'
import { Loaded, Nothing, Row, Rows, Section } from './section.tsx'
import { type Bounce, useBounces, useOutbox, useSystemRefresh } from './use-system.ts'

/** Mails and push messages that wait, and addresses that refuse mails. */
export function Mails() {
  const { t } = useTranslation()
  return (
    <>
      <Loaded found={useOutbox()}>
        {({ mails, push }) => (
          <Section title={t('staffsystem.outbox')} note={t('staffsystem.outboxNote')}>
            <Rows>
              {mails.map(({ kind, waiting, failing, oldestAt, error }) => (
                <Row
                  key={kind}
                  title={kind}
                  note={
                    <>
                      {t('staffsystem.mailCounts', { waiting, failing })} · {t('staffsystem.oldest')}{' '}
                      <Moment at={oldestAt} />
                      {error !== null && <span className="block">{error}</span>}
                    </>
                  }
                  end={
                    failing > 0 && (
                      <ActButton
                        label={t('staffsystem.retry')}
                        about={kind}
                        done={t('staffsystem.mailsRetried')}
                        act={() => call('POST /api/admin/system/outbox/retry', { body: { kind } })}
                      />
                    )
                  }
                />
              ))}
              <Row
                title={t('staffsystem.push')}
                note={
                  <>
                    {t('staffsystem.pushCounts', { waiting: push.waiting, failed: push.failed })}
                    {push.oldestAt && (
                      <>
                        {' · '}
                        {t('staffsystem.oldest')} <Moment at={push.oldestAt} />
                      </>
                    )}
                  </>
                }
              />
            </Rows>
          </Section>
        )}
      </Loaded>
      <Bounces />
    </>
  )
}

function Bounces() {
  const { t } = useTranslation()
  const mayClear = useStaffRight('system')
  const [text, setText] = useState('')
  const [opened, setOpened] = useState<Bounce | null>(null)
  const searched = useDebounced(text.trim())
  return (
    <Section title={t('staffsystem.bounces')} note={t('staffsystem.bouncesNote')}>
      <div className="mb-3 max-w-md">
        <TextField
          label={t('staffsystem.bounceSearch')}
          value={text}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <Loaded found={useBounces(searched)}>
        {({ bounces }) =>
          bounces.length === 0 ? (
            <Nothing>{t('staffsystem.bouncesNone')}</Nothing>
          ) : (
            <Rows>
              {bounces.map((bounce) => (
                <Row
                  key={bounce.email}
                  title={bounce.email}
                  note={
                    <>
                      <Moment at={bounce.at} /> · {bounce.reason}
                    </>
                  }
                  end={
                    mayClear && (
                      <Button
                        tone="outline"
                        size="s"
                        aria-label={`${t('staffsystem.clear')}: ${bounce.email}`}
                        onClick={() => setOpened(bounce)}
                      >
                        {t('staffsystem.clear')}
                      </Button>
                    )
                  }
                />
              ))}
            </Rows>
          )
        }
      </Loaded>
      <Sheet open={opened !== null} onClose={() => setOpened(null)} side="right" title={t('staffsystem.clearTitle')}>
        {opened && <ClearForm email={opened.email} onDone={() => setOpened(null)} />}
      </Sheet>
    </Section>
  )
}

function ClearForm({ email, onDone }: { readonly email: string; readonly onDone: () => void }) {
  const { t } = useTranslation()
  const refresh = useSystemRefresh()
  const send = async ({ reason }: Act) => {
    await call('POST /api/admin/bounces/clear', { body: { email, reason } })
    showToast({ title: t('staffsystem.cleared', { email }) })
    await refresh()
    onDone()
  }
  return (
    <ActForm verb={t('staffsystem.clear')} hint={t('staffsystem.reasonHint')} onSend={send}>
      {() => <p className="text-14 [overflow-wrap:anywhere]">{t('staffsystem.clearText', { email })}</p>}
    </ActForm>
  )
}
