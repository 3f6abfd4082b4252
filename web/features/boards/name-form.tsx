import { BOARDS } from '#contract/boards.limits.ts'
import { shownMessage } from '#web/api/error-message.ts'
import type { PlainKey } from '#web/i18n/catalogue.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import type { ButtonTone } from '#web/ui/buttons/button-look.ts'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'

interface NameFormProps {
  /** The present name; empty for a new list. */
  readonly name: string
  readonly action: PlainKey
  /** Look of the button. */
  readonly tone?: ButtonTone
  /** Shown when no answer came. */
  readonly failure: PlainKey
  readonly onName: (name: string) => Promise<void>
}

/** Names or renames a list. */
export function NameForm({ name, action, tone = 'solid', failure, onName }: NameFormProps) {
  const { t } = useTranslation()
  const form = useForm({
    check: (fields) => (fields['name']?.trim() ? null : { field: 'name', key: 'boards.nameMissing' }),
    send: (fields) => onName(fields['name']?.trim() ?? ''),
    failure: (error) => shownMessage(error, t, t(failure)),
  })
  return (
    <form {...form.form} className="flex flex-col gap-4">
      <TextField
        label={t('boards.name')}
        name="name"
        defaultValue={name}
        maxLength={BOARDS.nameMax}
        autoComplete="off"
        error={form.errorOf('name')}
      />
      <FormError text={form.error} />
      <Button type="submit" tone={tone} busy={form.isBusy} block>
        {t(action)}
      </Button>
    </form>
  )
}
