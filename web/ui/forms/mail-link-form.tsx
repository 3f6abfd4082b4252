import { Button } from '../buttons/button.tsx'

/**
 * A form without address posts to the address of its page, token included: it works before and without any script, and
 * looking at the page, as mail scanners do, changes nothing.
 */
export function MailLinkForm({ label }: { readonly label: string }) {
  return (
    <form method="post">
      <Button type="submit" tone="volt" size="l" className="max-w-full [overflow-wrap:anywhere] hyphens-auto">
        {label}
      </Button>
    </form>
  )
}
