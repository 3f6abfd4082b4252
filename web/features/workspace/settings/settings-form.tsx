import { type ReactNode, useRef } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { useErrorInView } from '#web/ui/forms/use-error-in-view.ts'
import { type FieldErrors, type Settings, useSaving } from './use-settings.ts'

interface Refused {
  readonly errors: FieldErrors
  /** A field was changed: its error is over. */
  readonly forget: (field: string) => void
}

interface SettingsFormProps {
  /** Sends what was typed. */
  readonly send: () => Promise<Settings>
  /** A field says what is wrong: nothing is sent. */
  readonly isWrong?: boolean
  readonly children: ReactNode | ((refused: Refused) => ReactNode)
}

/** A part of the settings with its button; tells of wrong fields, and of changes that another member made meanwhile. */
export function SettingsForm({ send, isWrong = false, children }: SettingsFormProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const { isBusy, error, errors, isConflict, save, forget, reload } = useSaving()
  const [first] = Object.keys(errors)
  useErrorInView(form, first ?? null)
  return (
    <form
      ref={form}
      noValidate
      method="post"
      className="flex max-w-2xl flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy && !isWrong) void save(send)
      }}
    >
      {typeof children === 'function' ? children({ errors, forget }) : children}
      <FormError text={first === undefined ? error : t('settings.checkFields')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          {t('settings.save')}
        </Button>
        {isConflict && (
          <Button tone="outline" onClick={reload}>
            {t('settings.reload')}
          </Button>
        )}
      </div>
    </form>
  )
}
