import { Button } from '../buttons/button.tsx'

/**
 * A form without an action posts to the address of its page, token included. It works without JavaScript, and only
 * opening the page, as mail scanners do, changes nothing.
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
