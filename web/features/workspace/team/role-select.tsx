import { MEMBER_ROLES, type MemberRole } from '#contract/rights.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'

interface RoleSelectProps {
  readonly label: string
  readonly value: MemberRole
  readonly onChange: (role: MemberRole) => void
}

/** A role, with what it may do. */
export function RoleSelect({ label, value, onChange }: RoleSelectProps) {
  const { t } = useTranslation()
  return (
    <SelectField
      label={label}
      value={value}
      options={MEMBER_ROLES.map((role) => ({ value: role, label: t(`workspace.role-${role}`) }))}
      onChange={onChange}
      hint={t(`team.may-${value}`)}
    />
  )
}
