import { Bell } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { call } from '#web/api/call.ts'
import { CallFailure } from '#web/api/call-failure.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useSession } from '#web/api/session.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { SignedUpNote } from './signed-up-note.tsx'
import { type DropSignUp as Kept, useAlerts } from './use-alerts.ts'

/** Spec §4: hidden, visible after the button, saving, then a success or an error message. */
type Form =
  | { readonly is: 'hidden' | 'visible' | 'saving' }
  /** A failure that the user can correct. */
  | { readonly is: 'error'; readonly message: string }
  /** Shown instead of the form: the product is released, or no longer exists. */
  | { readonly is: 'over'; readonly message: string }

const OVER: readonly string[] = ['products.released', 'products.unknown']

/** Asks for an address to notify when the product drops, or says that the user has signed up. */
export function DropSignUp({ productId }: { readonly productId: string }) {
  const { alerts, hasFailed, refresh } = useAlerts()
  const { t } = useTranslation()
  const [sent, setSent] = useState<{ email: string; isConfirmed: boolean } | null>(null)
  const kept = alerts?.drops.find((drop) => drop.productId === productId) ?? null
  // The new sign-up is shown at once, before the reloaded list contains it.
  const shown = kept ? { email: kept.email, isConfirmed: true } : sent
  const isWaiting = alerts === undefined && !hasFailed
  const takeBack = async ({ id }: Kept) => {
    await call('DELETE /api/alerts/drops/{id}', { params: { id } })
    setSent(null)
    await refresh()
  }
  return (
    <div>
      <p role="status" className="sr-only">
        {sent ? t('drops.success') : ''}
      </p>
      {isWaiting && <Skeleton className="h-14" />}
      {!isWaiting && shown && <SignedUpNote signUp={shown} onCancel={kept && (() => takeBack(kept))} />}
      {!isWaiting && !shown && (
        <SignUpForm
          productId={productId}
          onDone={(email, needsConfirmation) => {
            setSent({ email, isConfirmed: !needsConfirmation })
            void refresh()
          }}
        />
      )}
    </div>
  )
}

interface SignUpFormProps {
  readonly productId: string
  readonly onDone: (email: string, needsConfirmation: boolean) => void
}

function SignUpForm({ productId, onDone }: SignUpFormProps) {
  const { t } = useTranslation()
  const [form, setForm] = useState<Form>({ is: 'hidden' })
  const [email, setEmail] = useState(useSession()?.email ?? '')
  const field = useRef<HTMLInputElement>(null)
  const isOpen = form.is === 'visible' || form.is === 'saving' || form.is === 'error'
  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const address = email.trim()
    if (address === '' || form.is === 'saving') return
    setForm({ is: 'saving' })
    try {
      const body = { email: address }
      const answer = await call('POST /api/products/{id}/notifications', { params: { id: productId }, body })
      onDone(address, answer.needsConfirmation)
    } catch (error) {
      const message = shownMessage(error, t, t('drops.failed'))
      const isOver = error instanceof CallFailure && OVER.includes(error.code)
      setForm({ is: isOver ? 'over' : 'error', message })
    }
  }
  if (form.is === 'over') {
    return (
      <p role="alert" className="rounded-control bg-line p-4 font-[550]">
        {form.message}
      </p>
    )
  }
  if (!isOpen) {
    return (
      <Button tone="volt" block className="min-h-14!" onClick={() => setForm({ is: 'visible' })}>
        <Bell aria-hidden size={20} />
        {t('drops.open')}
      </Button>
    )
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
      <TextField
        ref={field}
        label={t('drops.email')}
        hint={t('drops.emailHint')}
        type="email"
        autoComplete="email"
        value={email}
        error={form.is === 'error' ? form.message : undefined}
        onChange={(event) => {
          setEmail(event.target.value)
          if (form.is === 'error') setForm({ is: 'visible' })
        }}
      />
      <Button type="submit" tone="volt" busy={form.is === 'saving'} disabled={email.trim() === ''}>
        {t('drops.submit')}
      </Button>
    </form>
  )
}
