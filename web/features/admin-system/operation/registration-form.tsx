import { useState } from 'react'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { type Act, ActForm } from '#web/ui/desk/act-form.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { type Operation, useOperationRefresh } from './use-operation.ts'

interface RegistrationFormProps extends Pick<Operation, 'registration'> {
  readonly onDone: () => void
}

/** Opens and closes registration of shoppers and of brands. */
export function RegistrationForm({ registration: { value, version }, onDone }: RegistrationFormProps) {
  const { t } = useTranslation()
  const refresh = useOperationRefresh()
  const [registration, setRegistration] = useState(value)
  const send = async ({ reason }: Act) => {
    await call('PUT /api/admin/operation/registration', { body: { registration, version, reason } })
    showToast({ title: t('staffsystem.switch-registrationSaved') })
    await refresh()
    onDone()
  }
  return (
    <ActForm verb={t('staffsystem.switch-saveRegistration')} hint={t('staffsystem.switch-reasonHint')} onSend={send}>
      {() => (
        <>
          <p className="text-14 text-muted">{t('staffsystem.switch-registrationWhat')}</p>
          {(['shoppers', 'brands'] as const).map((who) => (
            <Segmented
              key={who}
              label={t(`staffsystem.switch-${who}`)}
              value={registration[who] ? 'open' : 'closed'}
              options={(['open', 'closed'] as const).map((state) => ({
                value: state,
                label: t(`staffsystem.switch-${state}`),
              }))}
              onChange={(state) => setRegistration({ ...registration, [who]: state === 'open' })}
            />
          ))}
        </>
      )}
    </ActForm>
  )
}
