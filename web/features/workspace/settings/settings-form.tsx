import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { type Settings, useSaving } from './use-settings.ts'

interface SettingsFormProps {
  /** Sends what was typed. */
  readonly send: () => Promise<Settings>
  /** A field says what is wrong: nothing is sent. */
  readonly isWrong?: boolean
  readonly children: ReactNode
}

/** A part of the settings with its button; tells of changes that another member made meanwhile. */
export function SettingsForm({ send, isWrong = false, children }: SettingsFormProps) {
  const { t } = useTranslation()
  const { isBusy, error, isConflict, save, reload } = useSaving()
  return (
    <form
      noValidate
      method="post"
      className="flex max-w-2xl flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy && !isWrong) void save(send)
      }}
    >
      {children}
      <FormError text={error} />
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
