import { type ReactNode, useState } from 'react'
import { VIEW_MINUTES } from '#contract/view-as.limits.ts'
import { call } from '#web/api/call.ts'
import { useStaffRight } from '#web/api/staff.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { type Act, ActForm } from '#web/ui/desk/act-form.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { LockForm } from './lock-form.tsx'
import { type Person, usePeopleRefresh } from './use-people.ts'

type Asked = 'view' | 'verify' | 'lock' | 'unlock' | 'export' | 'erase'

interface PersonActsProps {
  readonly person: Person
  readonly onErased: () => void
}

/** What staff do with an account, by their rights; one form at a time. */
export function PersonActs({ person, onErased }: PersonActsProps) {
  const { t } = useTranslation()
  const [mayLock, mayHelp, mayErase] = [useStaffRight('review'), useStaffRight('support'), useStaffRight('system')]
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const acts: readonly (readonly [act: Asked, isOffered: boolean, label: string])[] = [
    ['view', mayHelp, t('people.view')],
    ['verify', mayHelp && !person.isConfirmed, t('people.verify')],
    ['lock', mayLock, t(person.isLocked ? 'people.lockChange' : 'people.lock')],
    ['unlock', mayLock && person.isLocked, t('people.unlock')],
    ['export', mayHelp && person.isConfirmed, t('people.export')],
    ['erase', mayErase, t('people.erase')],
  ]
  const offered = acts.filter(([, isOffered]) => isOffered)
  if (offered.length === 0) return null
  return (
    <div className="flex flex-col gap-4">
      {asked === null && (
        <div className="flex flex-wrap gap-2">
          {offered.map(([act, , label]) => (
            <Button key={act} tone="outline" onClick={() => setAsked(act)}>
              {label}
            </Button>
          ))}
        </div>
      )}
      {asked === 'view' && <ViewForm person={person} />}
      {asked === 'lock' && <LockForm person={person} onDone={close} />}
      {asked === 'erase' && <EraseForm person={person} onErased={onErased} />}
      {(asked === 'verify' || asked === 'unlock' || asked === 'export') && (
        <PlainForm act={asked} person={person} onDone={close} />
      )}
      {asked !== null && (
        <Button size="s" tone="ghost" className="self-start" onClick={close}>
          {t('people.cancel')}
        </Button>
      )}
    </div>
  )
}

interface PlainFormProps {
  readonly act: 'verify' | 'unlock' | 'export'
  readonly person: Person
  readonly onDone: () => void
}

function PlainForm({ act, person, onDone }: PlainFormProps) {
  const { t } = useTranslation()
  const refresh = usePeopleRefresh()
  const { id, username: name, email } = person
  const words = {
    verify: [t('people.verify'), t('people.verifyEffect', { email }), t('people.verified', { name })],
    unlock: [t('people.unlockNow', { name }), t('people.unlockEffect', { name }), t('people.unlocked', { name })],
    export: [t('people.export'), t('people.exportEffect', { email }), t('people.exported', { email })],
  } as const
  const [verb, effect, done] = words[act]
  const send = async ({ reason }: Act) => {
    await call(`POST /api/admin/users/{id}/${act}`, { params: { id }, body: { reason } })
    showToast({ title: done })
    await refresh()
    onDone()
  }
  const hint = t(act === 'export' ? 'people.reasonHintLog' : 'people.reasonHint')
  return (
    <ActForm verb={verb} hint={hint} onSend={send}>
      {() => <Effect>{effect}</Effect>}
    </ActForm>
  )
}

function ViewForm({ person: { id, username: name } }: { readonly person: Person }) {
  const { t } = useTranslation()
  const send = async ({ reason }: Act) => {
    await call('POST /api/admin/users/{id}/view', { params: { id }, body: { reason } })
    // A new document: nothing of the session of staff stays in memory.
    location.assign(PATHS.home)
  }
  return (
    <ActForm verb={t('people.viewNow', { name })} hint={t('people.viewHint')} onSend={send}>
      {() => <Effect>{t('people.viewEffect', { name, minutes: VIEW_MINUTES })}</Effect>}
    </ActForm>
  )
}

function EraseForm({ person, onErased }: { readonly person: Person; readonly onErased: () => void }) {
  const { t } = useTranslation()
  const refresh = usePeopleRefresh()
  const { id, username: name, brands } = person
  const alone = brands.filter(({ isOwnedAlone }) => isOwnedAlone)
  if (alone.length > 0) {
    return <Effect>{t('people.eraseBlocked', { brands: alone.map((brand) => brand.name).join(', ') })}</Effect>
  }
  const send = async (act: Act) => {
    await call('POST /api/admin/users/{id}/erase', { params: { id }, body: act })
    showToast({ title: t('people.erased') })
    onErased()
    await refresh()
  }
  return (
    <ActForm verb={t('people.eraseNow', { name })} tone="danger" hint={t('people.reasonHintLog')} onSend={send}>
      {() => <Effect>{t('people.eraseEffect', { name })}</Effect>}
    </ActForm>
  )
}

const Effect = ({ children }: { readonly children: ReactNode }) => (
  <p className="text-14 text-muted [overflow-wrap:anywhere]">{children}</p>
)
