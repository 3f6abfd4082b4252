import { Bell } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useSpeech } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'

/** Spec §4: hidden, visible after the button, saving, then a success or an error message. */
type SignUp =
  | { readonly is: 'hidden' | 'visible' | 'saving' | 'success' }
  | { readonly is: 'error'; readonly message: string }

interface DropSignUpProps {
  readonly productId: string
  readonly email: string
}

/** Asks for an address that is told when the product drops. */
export function DropSignUp({ productId, email: known }: DropSignUpProps) {
  const { t } = useSpeech()
  const [signUp, setSignUp] = useState<SignUp>({ is: 'hidden' })
  const [email, setEmail] = useState(known)
  const field = useRef<HTMLInputElement>(null)
  const isVisible = signUp.is !== 'hidden' && signUp.is !== 'success'
  useEffect(() => {
    if (isVisible) field.current?.focus()
  }, [isVisible])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const address = email.trim()
    if (address === '' || signUp.is === 'saving') return
    setSignUp({ is: 'saving' })
    try {
      await call('POST /api/products/{id}/notifications', { params: { id: productId }, body: { email: address } })
      setSignUp({ is: 'success' })
    } catch (error) {
      setSignUp({ is: 'error', message: shownMessage(error, t, t('discovery.notifyFailed')) })
    }
  }
  return (
    <div>
      <p
        role="status"
        className={signUp.is === 'success' ? 'rounded-control bg-volt p-4 font-[650] text-black' : 'sr-only'}
      >
        {signUp.is === 'success' ? t('discovery.notifySuccess') : ''}
      </p>
      {signUp.is === 'hidden' && (
        <Button tone="volt" block className="min-h-14!" onClick={() => setSignUp({ is: 'visible' })}>
          <Bell aria-hidden size={20} />
          {t('discovery.notifyOpen')}
        </Button>
      )}
      {isVisible && (
        <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
          <TextField
            ref={field}
            label={t('discovery.notifyEmail')}
            type="email"
            autoComplete="email"
            value={email}
            error={signUp.is === 'error' ? signUp.message : undefined}
            onChange={(event) => {
              setEmail(event.target.value)
              if (signUp.is === 'error') setSignUp({ is: 'visible' })
            }}
          />
          <Button type="submit" tone="volt" busy={signUp.is === 'saving'} disabled={email.trim() === ''}>
            {t('discovery.notifySubmit')}
          </Button>
        </form>
      )}
    </div>
  )
}
