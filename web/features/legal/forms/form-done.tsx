import { MailCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'

interface FormDoneProps {
  readonly title: string
  readonly text: string
  readonly reference: string
  /** Left out: there is nothing more to send. */
  readonly onAgain?: () => void
}

/** Replaces the form after it was sent: a confirmation with the reference number. */
export function FormDone({ title, text, reference, onAgain }: FormDoneProps) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="rise-once flex flex-col items-start gap-4 rounded-sheet border border-line bg-surface p-6 sm:p-8">
      <span
        aria-hidden
        className="flex size-14 -rotate-6 items-center justify-center rounded-control bg-volt text-black"
      >
        <MailCheck size={28} />
      </span>
      <h2 ref={heading} tabIndex={-1} className="headline text-22 uppercase outline-none">
        {title}
      </h2>
      <p role="status">{text}</p>
      <p>
        {t('contact.reference')} <strong className="tabular font-[750]">{reference}</strong>
      </p>
      {onAgain && (
        <Button tone="outline" onClick={onAgain}>
          {t('contact.again')}
        </Button>
      )}
    </div>
  )
}
