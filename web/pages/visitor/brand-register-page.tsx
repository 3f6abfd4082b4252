import { useSession } from '#web/api/session.ts'
import { isNativeShell } from '#web/device/platform.ts'
import { RegistrationView } from '#web/features/brand-registration/registration-view.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { InfoFrame } from './info-frame.tsx'

/** Registering a brand, for visitors and for shoppers. */
export function Page() {
  const { t } = useTranslation()
  const user = useSession()
  return (
    <InfoFrame title={t('registration.title')} intro={t('registration.intro')}>
      {/* Visitors of the native shell have no demo (Spec §2). */}
      {(user || !isNativeShell()) && (
        <p className="-mt-6 max-w-prose text-14">
          {t('registration.demoText')}{' '}
          <a href={PATHS.demo} className="link">
            {t('registration.demo')}
          </a>
        </p>
      )}
      <RegistrationView />
    </InfoFrame>
  )
}
