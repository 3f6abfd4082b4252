import { useLocation, useSearch } from 'wouter'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { MailLinkForm } from '#web/ui/forms/mail-link-form.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { InfoFrame } from './info-frame.tsx'

/** Page of the link in the notice to a former address: undoes the change, without a session or JavaScript. */
export function Page() {
  const { t } = useTranslation()
  const [path] = useLocation()
  const email = new URLSearchParams(useSearch()).get('email') ?? undefined
  switch (path) {
    case PATHS.emailUndo:
      return (
        <InfoFrame title={t('accounts.emailUndoTitle')} intro={t('accounts.emailUndoText')}>
          <MailLinkForm label={t('accounts.emailUndo')} />
        </InfoFrame>
      )
    case PATHS.emailUndone:
      return (
        <InfoFrame title={t('accounts.emailUndoneTitle')} intro={t('accounts.emailUndoneText')}>
          <Onward href={to(PATHS.resetPassword, undefined, { email })} label={t('accounts.emailUndoneAction')} />
        </InfoFrame>
      )
    default:
      return (
        <InfoFrame title={t('accounts.emailLinkExpiredTitle')} intro={t('accounts.emailLinkExpiredText')}>
          <Onward href={to(PATHS.contact)} label={t('accounts.emailLinkExpiredAction')} />
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
