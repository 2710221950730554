/** The number of messages that a client may still send. */
export type MessageBudget = { left: number; at: number };

type BudgetLimits = { messagesPerSecond: number; messageBurst: number };

/** Takes one message; false when there is none left. */
export function takeMessage(
  budget: MessageBudget,
  { messagesPerSecond, messageBurst }: BudgetLimits,
  now: number,
): boolean {
  const earned = ((now - budget.at) * messagesPerSecond) / 1000;
  budget.left = Math.min(messageBurst, budget.left + earned);
  budget.at = now;
  if (budget.left < 1) return false;
  budget.left -= 1;
  return true;
}
