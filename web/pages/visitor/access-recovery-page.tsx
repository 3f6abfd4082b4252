import { useLocation } from 'wouter'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { MailLinkForm } from '#web/ui/forms/mail-link-form.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { InfoFrame } from './info-frame.tsx'

/** Pages of the links in the mails about restoring access: they work without a session or JavaScript. */
export function Page() {
  const { t } = useTranslation()
  const [path] = useLocation()
  switch (path) {
    case PATHS.recoveryStop:
      return (
        <InfoFrame title={t('recovery.stopTitle')} intro={t('recovery.stopText')}>
          <MailLinkForm label={t('recovery.stop')} />
        </InfoFrame>
      )
    case PATHS.recoveryConfirm:
      return (
        <InfoFrame title={t('recovery.confirmTitle')} intro={t('recovery.confirmText')}>
          <MailLinkForm label={t('recovery.confirm')} />
        </InfoFrame>
      )
    case PATHS.recoveryConfirmed:
      return (
        <InfoFrame title={t('recovery.confirmedTitle')} intro={t('recovery.confirmedText')}>
          {null}
        </InfoFrame>
      )
    case PATHS.recoveryDone:
      return (
        <InfoFrame title={t('recovery.doneTitle')} intro={t('recovery.doneText')}>
          <Onward href={PATHS.resetPassword} label={t('recovery.newPassword')} />
        </InfoFrame>
      )
    case PATHS.recoveryStopped:
      return (
        <InfoFrame title={t('recovery.stoppedTitle')} intro={t('recovery.stoppedText')}>
          <Onward href={PATHS.contact} label={t('recovery.contact')} />
        </InfoFrame>
      )
    default:
      return (
        <InfoFrame title={t('recovery.overTitle')} intro={t('recovery.overText')}>
          <Onward href={PATHS.contact} label={t('recovery.contact')} />
        </InfoFrame>
      )
  }
}

function Onward({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <p>
      <Link href={href} className={`${buttonLook('solid')} max-w-full hyphens-auto wrap-break-word`}>
        {label}
      </Link>
    </p>
  )
}
