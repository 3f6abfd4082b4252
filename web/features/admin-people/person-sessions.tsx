import { useState } from 'react'
import { call } from '#web/api/call.ts'
import { useStaffRight } from '#web/api/staff.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { type Act, ActForm } from '#web/ui/desk/act-form.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { Moment } from '#web/ui/marks/moment.tsx'
import { type Person, usePeopleRefresh } from './use-people.ts'

const EVERY = 'every'

/** Where an account is signed in; support ends one sign-in, or all of them. */
export function PersonSessions({ person }: { readonly person: Person }) {
  const { t } = useTranslation()
  const mayEnd = useStaffRight('support') && person.staffRole === null
  /** The session that is to be ended. */
  const [asked, setAsked] = useState<string | null>(null)
  const { sessions } = person
  return (
    <section>
      <h3 className="mb-1 font-[700]">{t('people.sessions')}</h3>
      {sessions.length === 0 && <p className="text-14 text-muted">{t('people.noSessions')}</p>}
      {sessions.length > 0 && (
        <ul className="divide-y divide-line border-y border-line text-14">
          {sessions.map(({ id, device, lastSeenAt }) => {
            const name = device === '' ? t('people.unknownDevice') : device
            return (
              <li key={id} className="py-2">
                <div className="flex items-center justify-between gap-3">
                  <span className="min-w-0">
                    <span className="block [overflow-wrap:anywhere]">{name}</span>
                    <span className="block text-12 text-muted">
                      {t('people.seen')} <Moment at={lastSeenAt} />
                    </span>
                  </span>
                  {mayEnd && asked !== id && (
                    <Button
                      size="s"
                      tone="outline"
                      aria-label={t('people.endOneOf', { device: name })}
                      onClick={() => setAsked(id)}
                    >
                      {t('people.endOne')}
                    </Button>
                  )}
                </div>
                {asked === id && (
                  <div className="pt-3">
                    <EndForm person={person} sessionId={id} onDone={() => setAsked(null)} />
                  </div>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {mayEnd && sessions.length > 1 && asked !== EVERY && (
        <Button size="s" tone="outline" className="mt-3" onClick={() => setAsked(EVERY)}>
          {t('people.endAll')}
        </Button>
      )}
      {asked === EVERY && (
        <div className="pt-3">
          <EndForm person={person} sessionId={null} onDone={() => setAsked(null)} />
        </div>
      )}
    </section>
  )
}

interface EndFormProps {
  readonly person: Person
  /** Null: all. */
  readonly sessionId: string | null
  readonly onDone: () => void
}

function EndForm({ person, sessionId, onDone }: EndFormProps) {
  const { t } = useTranslation()
  const refresh = usePeopleRefresh()
  const { id, username: name } = person
  const send = async ({ reason }: Act) => {
    await call('POST /api/admin/users/{id}/sessions/end', { params: { id }, body: { reason, sessionId } })
    showToast({ title: t('people.ended', { name }) })
    await refresh()
    onDone()
  }
  return (
    <ActForm
      verb={t(sessionId === null ? 'people.endAll' : 'people.endOne')}
      hint={t('people.reasonHint')}
      onSend={send}
    >
      {() => <p className="text-14 text-muted">{t('people.endEffect', { name })}</p>}
    </ActForm>
  )
}
