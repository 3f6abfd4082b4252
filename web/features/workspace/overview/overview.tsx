import { roleOf, useWorkspace } from '#web/api/workspace.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { Card } from '#web/ui/page/card.tsx'
import { Link } from '#web/ui/page/link.tsx'

/** What the member sees first. */
export function Overview() {
  const { t } = useTranslation()
  const workspace = useWorkspace()
  const role = roleOf(workspace)
  return (
    <Card title={workspace.name}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-14">
        <dt className="text-muted">{t('workspace.state')}</dt>
        <dd className="font-[600]">{t(`workspace.status-${workspace.status}`)}</dd>
        <dt className="text-muted">{t('workspace.role')}</dt>
        <dd className="font-[600]">{t(`workspace.role-${role}`)}</dd>
      </dl>
      {workspace.status === 'approved' && (
        <Link href={to(PATHS.shop, { brandId: workspace.id })} className={`${buttonLook('outline', 's')} mt-5`}>
          {t('workspace.viewShop')}
        </Link>
      )}
    </Card>
  )
}
