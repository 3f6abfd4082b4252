import { RegistrationView } from '#web/features/brand-registration/registration-view.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { InfoFrame } from './info-frame.tsx'

/** Registering a brand, for visitors and for shoppers. */
export function Page() {
  const { t } = useTranslation()
  return (
    <InfoFrame title={t('registration.title')} intro={t('registration.intro')}>
      <RegistrationView />
    </InfoFrame>
  )
}
