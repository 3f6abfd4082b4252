import { useLocation } from 'wouter'
import { useSession } from '#web/api/session.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { MailLinkForm } from '#web/ui/forms/mail-link-form.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { InfoFrame } from './info-frame.tsx'

/** Pages of the links in our mails, and their results: usable without a session and without JavaScript. */
export function Page() {
  const { t } = useTranslation()
  const [path] = useLocation()
  switch (path) {
    case PATHS.dropConfirm:
      return (
        <InfoFrame title={t('drops.confirmTitle')} intro={t('drops.confirmText')}>
          <MailLinkForm label={t('drops.confirm')} />
        </InfoFrame>
      )
    case PATHS.noticeUnsubscribe:
    case PATHS.dropUnsubscribe:
      return (
        <InfoFrame title={t('drops.unsubscribeTitle')} intro={t('drops.unsubscribeText')}>
          <MailLinkForm label={t('drops.unsubscribe')} />
        </InfoFrame>
      )
    case PATHS.dropConfirmed:
      return (
        <InfoFrame title={t('drops.confirmedTitle')} intro={t('drops.confirmedText')}>
          <Onward />
        </InfoFrame>
      )
    case PATHS.dropUnsubscribed:
      return (
        <InfoFrame title={t('drops.unsubscribedTitle')} intro={t('drops.unsubscribedText')}>
          <Onward />
        </InfoFrame>
      )
    default:
      return (
        <InfoFrame title={t('drops.expiredTitle')} intro={t('drops.expiredText')}>
          <Onward />
        </InfoFrame>
      )
  }
}

/** A link for members to their notifications, and for visitors to the start page. */
function Onward() {
  const { t } = useTranslation()
  const user = useSession()
  return (
    <p className="flex flex-wrap gap-3">
      <Link href={to(PATHS.home)} className={buttonLook('solid')}>
        {t('drops.toStart')}
      </Link>
      {user && (
        <Link href={to(PATHS.profile)} className={`${buttonLook('outline')} max-w-full hyphens-auto wrap-break-word`}>
          {t('drops.toAlerts')}
        </Link>
      )}
    </p>
  )
}
