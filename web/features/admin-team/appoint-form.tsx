import { useState } from 'react'
import type { StaffRole } from '#contract/rights.ts'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { type Act, ActForm } from '#web/ui/desk/act-form.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { RoleField } from './role-field.tsx'
import { useTeamRefresh } from './use-team.ts'

/** Gives an account its first role of staff. */
export function AppointForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation()
  const refresh = useTeamRefresh()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<StaffRole>('moderator')
  const isMissing = !email.includes('@')
  const send = async (act: Act) => {
    await call('POST /api/admin/team', { body: { email: email.trim(), role, ...act } })
    showToast({ title: t('staffteam.appointed', { email: email.trim() }) })
    await refresh()
    onDone()
  }
  return (
    <ActForm
      verb={t('staffteam.appointNow', { role: t(`admin.role-${role}`) })}
      hint={t('staffteam.reasonHint')}
      isIncomplete={isMissing}
      onSend={send}
    >
      {(hasTried) => (
        <>
          <TextField
            label={t('staffteam.email')}
            hint={t('staffteam.emailHint')}
            type="email"
            autoComplete="off"
            value={email}
            error={hasTried && isMissing ? t('staffteam.emailMissing') : undefined}
            onChange={(event) => setEmail(event.target.value)}
          />
          <RoleField role={role} onChange={setRole} />
          <p className="text-14 text-muted">{t('staffteam.effect')}</p>
        </>
      )}
    </ActForm>
  )
}
