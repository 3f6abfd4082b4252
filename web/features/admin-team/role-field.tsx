import { STAFF_ROLES, type StaffRole } from '#contract/rights.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'

interface RoleFieldProps {
  readonly role: StaffRole
  readonly onChange: (role: StaffRole) => void
}

/** A role of staff, with what it may do. */
export function RoleField({ role, onChange }: RoleFieldProps) {
  const { t } = useTranslation()
  return (
    <SelectField
      label={t('staffteam.role')}
      hint={t(`staffteam.roleWhat-${role}`)}
      value={role}
      options={STAFF_ROLES.map((value) => ({ value, label: t(`admin.role-${value}`) }))}
      onChange={onChange}
    />
  )
}
