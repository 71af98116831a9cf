/** A mail address, which narrow columns break after its "@". */
export function MailAddress({ address }: { address: string }) {
  const [user, host] = address.split("@");
  return (
    <span>
      <span>{`${user}@`}</span>
      <wbr />
      <span>{host}</span>
    </span>
  );
}
