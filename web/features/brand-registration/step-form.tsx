import { type ReactNode, useRef } from 'react'
import { useSession } from '#web/api/session.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { useErrorInView } from '#web/ui/forms/use-error-in-view.ts'
import type { Registration } from './use-registration.ts'

interface StepFormProps {
  readonly registration: Registration
  readonly onSubmit: (form: FormData) => void
  /** What the button does; "Weiter" when left out. */
  readonly action?: string
  readonly canGoBack?: boolean
  readonly children: ReactNode
}

/** One step: its fields, the error of the whole, and the buttons, which stick to the foot of a phone. */
export function StepForm({ registration, onSubmit, action, canGoBack = true, children }: StepFormProps) {
  const { t } = useTranslation()
  const user = useSession()
  const form = useRef<HTMLFormElement>(null)
  const { errors, failure, isBusy, back } = registration
  const [first] = Object.keys(errors)
  useErrorInView(form, first ?? null)
  return (
    <form
      ref={form}
      noValidate
      method="post"
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(new FormData(event.currentTarget))
      }}
    >
      {children}
      <FormError text={failure ?? (first === undefined ? null : t('registration.checkFields'))} />
      <div
        className={classes(
          'sticky -mx-4 flex gap-3 border-t border-line bg-paper px-4 py-3 sm:static sm:mx-0 sm:border-0 sm:p-0',
          // Visitors have no tab bar.
          user ? 'bottom-(--nav-height)' : 'bottom-0',
        )}
      >
        {canGoBack && (
          <Button tone="outline" onClick={back}>
            {t('registration.back')}
          </Button>
        )}
        <Button type="submit" busy={isBusy} className="flex-1">
          {action ?? t('registration.next')}
        </Button>
      </div>
    </form>
  )
}
