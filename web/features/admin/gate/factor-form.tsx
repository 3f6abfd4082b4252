import { call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Card } from '#web/ui/page/card.tsx'

interface FactorFormProps {
  readonly onDone: () => Promise<void>
}

/** Asks for a code of the app or a recovery code. */
export function FactorForm({ onDone }: FactorFormProps) {
  const { t } = useTranslation()
  return (
    <div className="mx-auto max-w-md">
      <Card title={t('admin.factor-title')}>
        <FactorFields onDone={onDone} />
      </Card>
    </div>
  )
}

/** The same without a card. */
export function FactorFields({ onDone }: FactorFormProps) {
  const { t } = useTranslation()
  const { form, error, isBusy } = useForm({
    check: () => null,
    send: async ({ code = '' }) => {
      await call('POST /api/staff/second-factor', { body: { code } })
      await onDone()
    },
    failure: (failure) => shownMessage(failure, t, t('admin.failed')),
  })
  return (
    <form {...form} className="flex flex-col gap-5">
      <p className="text-muted">{t('admin.factor-neededText')}</p>
      <TextField label={t('admin.factor-code')} name="code" autoComplete="one-time-code" autoFocus maxLength={24} />
      <FormError text={error} />
      <Button type="submit" busy={isBusy}>
        {t('admin.factor-give')}
      </Button>
    </form>
  )
}
