import { useSession } from '#web/api/session.ts'
import { DeleteAccount } from '#web/features/accounts/profile/delete-account.tsx'
import { PageLink } from '#web/features/legal/page-link.tsx'
import { Points, TextSection } from '#web/features/legal/text-section.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { Phrase } from '#web/i18n/phrase.tsx'
import { PATHS, toLogin } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { Link } from '#web/ui/page/link.tsx'
import { InfoFrame } from './info-frame.tsx'

const STAYS = ['staysLetters', 'staysConsent', 'staysClicks', 'staysLog', 'staysBackups'] as const

/** How to delete an account without the app, what goes and what stays (GDPR art. 17, Trust L22). */
export function Page() {
  const { t } = useTranslation()
  const user = useSession()
  return (
    <InfoFrame title={t('leaving.title')} intro={t('leaving.intro')}>
      {user ? (
        <>
          <p>
            <Phrase of="leaving.before" with={{ link: <PageLink href={PATHS.profile} label="leaving.beforeLink" /> }} />
          </p>
          <DeleteAccount user={user} />
        </>
      ) : (
        <SignedOut />
      )}
      <p className="max-w-prose text-muted">{t('leaving.brandFirst')}</p>
      <TextSection title={t('leaving.goneTitle')}>
        <p>{t('leaving.goneText')}</p>
      </TextSection>
      <TextSection title={t('leaving.staysTitle')}>
        <Points>
          {STAYS.map((key) => (
            <li key={key}>{t(`leaving.${key}`)}</li>
          ))}
        </Points>
      </TextSection>
    </InfoFrame>
  )
}

function SignedOut() {
  const { t } = useTranslation()
  return (
    <TextSection title={t('leaving.howTitle')}>
      <p>{t('leaving.howSignedOut')}</p>
      <p>
        <Link href={toLogin(PATHS.deleteAccount)} className={buttonLook('danger')}>
          {t('leaving.signIn')}
        </Link>
      </p>
      <p className="text-muted">{t('leaving.forgot')}</p>
      <p className="text-muted">
        <Phrase
          of="leaving.cannotSignIn"
          with={{ link: <PageLink href={PATHS.contact} label="legal.contactForm" /> }}
        />
      </p>
    </TextSection>
  )
}
