import { CircleAlert } from 'lucide-react'

/** The single error of a form, announced at once. */
export function FormError({ id, text }: { readonly id: string; readonly text: string | null }) {
  return (
    <div id={id} role="alert" className="empty:hidden">
      {text && (
        <p className="rise-once flex gap-2.5 rounded-control border border-signal bg-surface px-4 py-3 text-14 font-[550] text-signal-text">
          <CircleAlert aria-hidden size={20} className="shrink-0" />
          {text}
        </p>
      )}
    </div>
  )
}
