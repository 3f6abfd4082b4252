import { CircleAlert } from 'lucide-react'

/** The error of a form that no single field caused, announced at once. */
export function FormError({ text }: { readonly text: string | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {text && (
        <p className="rise-once flex gap-2.5 rounded-control border border-signal bg-surface px-4 py-3 text-14 font-[550] text-signal-text">
          <CircleAlert aria-hidden size={20} className="shrink-0" />
          {text}
        </p>
      )}
    </div>
  )
}
