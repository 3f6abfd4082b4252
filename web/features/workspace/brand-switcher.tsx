import { roleOf, useWorkspaces, type Workspace } from '#web/api/workspace.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'

/** The brand that this tab works for, and the choice of another one for people of several. */
export function BrandSwitcher({ workspace }: { readonly workspace: Workspace }) {
  const { t } = useTranslation()
  const { workspaces = [], switchTo } = useWorkspaces()
  const role = roleOf(workspace)
  return (
    <div className="flex flex-col gap-1">
      {workspaces.length > 1 ? (
        <SelectField
          label={t('workspace.brand')}
          value={workspace.id}
          options={workspaces.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={switchTo}
        />
      ) : (
        <p className="text-16 font-[700] [overflow-wrap:anywhere]">{workspace.name}</p>
      )}
      <p className="text-14 text-muted">
        {t(`workspace.role-${role}`)} · {t(`workspace.status-${workspace.status}`)}
      </p>
    </div>
  )
}
