import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { TermsCheckbox } from '../form/terms-checkbox.tsx'
import { validateGoogle } from '../form/validation.ts'
import { redirectToGoogle } from './google-flow.ts'
import { GoogleMark } from './google-mark.tsx'
import { useGoogleClient } from './use-google-client.ts'

/** Google's button, offered only where the installation is set up for it (Decision 109). */
export function GoogleSignIn({ returnTo }: { readonly returnTo: string }) {
  const { t } = useTranslation()
  const client = useGoogleClient()
  const { form, errorOf, error } = useForm({
    check: validateGoogle,
    send: async () => {
      if (client) redirectToGoogle(client, returnTo)
    },
    failure: () => t('accounts.googleFailed'),
  })
  if (!client) return null
  return (
    <form {...form} className="rise-once mt-2 flex flex-col gap-4">
      <div className="flex items-center gap-3 text-14 text-muted">
        <span className="h-px flex-1 bg-line" />
        {t('accounts.or')}
        <span className="h-px flex-1 bg-line" />
      </div>
      <TermsCheckbox error={errorOf('terms')} />
      <FormError text={error} />
      <Button type="submit" tone="outline" block>
        <GoogleMark />
        {t('accounts.google')}
      </Button>
    </form>
  )
}
