/** Entries of the outbox about somebody's money, by their `kind`: they are held for staff rather than given up. */
export const MONEY_MAILS = ['donation-receipt', 'yearly-statement'] as const;

export const isMoneyMail = (kind: string) => MONEY_MAILS.some((each) => each === kind);
