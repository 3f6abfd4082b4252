import type { SessionUser } from '#web/api/session.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { Card } from '#web/ui/page/card.tsx'
import { Link } from '#web/ui/page/link.tsx'

/** The signed-in user, with the link to the workspace, or for consumers to the registration of a brand (Spec §2). */
export function AccountCard({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation()
  const rows = [
    [t('profile.username'), user.username],
    [t('profile.email'), user.email],
    [t('profile.accountType'), user.userType === 'brand' ? t('profile.typeBrand') : t('profile.typeConsumer')],
  ] as const
  return (
    <Card title={t('profile.account')}>
      <div className="flex flex-wrap items-center gap-4">
        <span
          aria-hidden
          className="headline flex size-14 shrink-0 items-center justify-center rounded-pill bg-volt text-22 text-black uppercase"
        >
          {[...user.username][0]}
        </span>
        <dl className="grid min-w-0 flex-1 basis-44 grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
          {rows.map(([term, value]) => (
            <div key={term} className="contents">
              <dt className="text-14 text-muted [overflow-wrap:anywhere] sm:leading-6">{term}</dt>
              <dd className="mb-1 min-w-0 font-[550] [overflow-wrap:anywhere] sm:mb-0">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {user.isAdmin && (
        <Link href={PATHS.admin} className={`${buttonLook('outline', 's')} mt-4 mr-3`}>
          {t('profile.admin')}
        </Link>
      )}
      <Link
        href={user.userType === 'brand' ? PATHS.dashboard : PATHS.brandRegister}
        className={`${buttonLook('outline', 's')} mt-4`}
      >
        {t(user.userType === 'brand' ? 'profile.brandDashboard' : 'profile.registerBrand')}
      </Link>
    </Card>
  )
}
