import {guideUrl} from '../../../config/routes';

/** Assistants that read a page by URL. Nothing is sent until a visitor follows a link. */
export const ASSISTANTS = [
  {name: 'ChatGPT', url: 'https://chatgpt.com/?hints=search&q='},
  {name: 'Claude', url: 'https://claude.ai/new?q='},
] as const;

/** The section that connects an assistant to the MCP server of these pages. */
export const CONNECT_URL = `${guideUrl('guides/assistants-and-mcp')}#connect-documentation`;

/** A link that opens an assistant with a question about a page. */
export const assistantUrl = (base: string, question: string): string => base + encodeURIComponent(question);
